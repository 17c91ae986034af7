import {h2, p, picture, pullQuote, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const surveyorWhoCameBack: Story = {
  slug: 'the-surveyor-who-came-back',
  title: 'The surveyor who came back',
  excerpt:
    'He left Kakamega on a steeplechase scholarship and returned with a theodolite. The first thing he measured was the field where it had begun.',
  category: 'Success Stories',
  author: 'Tobias Mutua',
  publishedAt: '2026-11-06T06:00:00.000Z',
  isFeatured: true,
  hashtags: ['Scholarships', 'Kakamega', 'TheOnesWhoCameBackAndBroughtATheodolite'],
  picture: {
    scene: 'meeting',
    mood: 'gold',
    poses: ['cheer', 'coach', 'walk', 'stand'],
    alt: 'Four people in front of a low school building in evening light, one with raised arms',
    focus: [0.45, 0.6],
  },
  relatedStories: ['a-bakery-at-the-fourth-corner', 'first-snow-at-prairie-hills'],
  seo: {
    metaDescription:
      'A steeplechaser from Kakamega studied surveying in America and came home to measure tracks, wells and boundaries.',
  },
  body: [
    p(
      'Collins Shikuku has a way of looking at a piece of land that makes people stand up straight. He shuts one eye. He is not admiring it. He is working out which way the water goes.',
    ),
    p(
      'At nineteen he left Kakamega with a scholarship for the steeplechase. At twenty-five he came back with a degree in geomatics, a used theodolite in a wooden box, and two scars on his left shin from a barrier in Nebraska. His mother had killed a goat. He ate, thanked everybody, and asked who had the key of the school.',
    ),
    h2('Three hundred and eighty-one metres'),
    p(
      'The field was the one on which [Peter Atabo](#athlete-peter-atabo) had put out his cones fourteen years before. Collins had been one of the eleven children who came on the first Monday. They had run round it every evening, and every lap of it had been 400 metres, because Mwalimu said so.',
    ),
    p(
      'He measured it at dusk, twice. It was 381. All their records, the whole board of them in the headmaster’s corridor, had been run on a track that was nineteen metres short.',
    ),
    p(
      'He says that he sat on the ground for some time. Then he walked to Atabo’s house, since there was nothing else to be done, and told him. The old man was shelling beans. He thought about it.',
    ),
    pullQuote(
      'So you were slower than I told you, and you went anyway. I do not see what there is to be sorry about.',
      'Peter Atabo',
    ),
    p(
      'They built the new one together that dry season. It is 400 metres to the centimetre, with a bank on the west side that catches the rain and leads it to the water jump. The board in the corridor was painted over, all but one line, at Collins’s request. It says *381*.',
    ),
    h2('What a scholarship is for'),
    p(
      'He is asked to speak at schools, and he always begins with the money, because nobody else does. A scholarship in athletics, he tells them, is renewed from year to year. It may cover everything or it may cover books. If you are injured, you want to have been somebody in the classroom too.',
    ),
    p(
      'In his second year he was injured. A barrier fell the wrong way, his shin opened to the bone, and he did not race for ten months. The coach kept his place; the department of civil engineering did more. A lecturer who had noticed how he drew hired him for the summer to hold a measuring staff along a county road. *I learned the trade from the wrong end of the stick,* he says. *It is the better end. You see where the instrument is pointed.*',
    ),
    picture({
      scene: 'bend',
      mood: 'clay',
      poses: ['sprint'],
      alt: 'A single runner on the outside of wide curved lanes at sunset',
      caption: 'The new bend at Kakamega has a radius of 36.5 metres, as it should.',
    }),
    h2('Wells, walls and lanes'),
    p(
      'Today he has an office with four people in it above a chemist’s shop. Most of the work is boundaries. Two brothers quarrel about a hedge, and he comes with the box and tells them where their father’s land ended. It is not always welcome. He has been chased by a bull that, as he could prove, had no right to be there.',
    ),
    p(
      'One day in the month belongs to tracks. He has laid out nine so far, at schools that pay with lunch. He shows the older pupils how to do it: a rope, a peg, a right angle made from three, four and five. The children of the last school drew the bends themselves.',
    ),
    quote('A lane is a promise. It says that the one beside you has just as far to go.'),
    p(
      'Three of the children from those schools have since asked him about surveying, and one about the steeplechase. He told the one about the steeplechase to watch the barrier in Nebraska.',
    ),
    h2('The other eleven'),
    p(
      'They still meet, the first eleven, on the last Saturday of the year. Not one has become famous. There are three in the junior national teams’ staff, a nurse, a lorry driver, a man who repairs telephones, and [a baker whose bread](#story-a-bakery-at-the-fourth-corner) is the reason why everybody is on time. They run one lap of the new track together, at the pace of whoever is slowest that year, and then nineteen metres further.',
    ),
  ],
}

import {h2, ol, p, picture, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented valley.
export const bridgeAtKilometreSix: Story = {
  slug: 'the-bridge-at-kilometre-six',
  title: 'The bridge at kilometre six',
  excerpt:
    'A half marathon was going to be moved because of a stream. The valley decided that it would be easier to move the stream, and then thought of something better.',
  category: 'Community Projects',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-10-09T05:00:00.000Z',
  hashtags: ['Bridges', 'HalfMarathon', 'Nandi'],
  picture: {
    scene: 'tea',
    mood: 'morning',
    poses: ['flight', 'toeOff'],
    alt: 'Two runners on a red road below rows of tea on a green slope',
    caption: 'The road down to the stream. The bridge is behind the next bend.',
    focus: [0.45, 0.7],
  },
  relatedStories: ['the-shoe-library'],
  body: [
    p(
      'The letter from the race office was polite. The half marathon had passed through the valley for nine years; the organisers valued it highly; unfortunately the crossing at kilometre six could no longer be insured. From next season the course would follow the tarmac.',
    ),
    p(
      'It was read aloud at the tea buying centre, where everything is read aloud. Below in the valley live about four hundred families. The race brought them one Sunday a year, on which the children stood at the road from six, the women sold eggs, and for two hours the place lay between a start and a finish like anywhere else in the world. There was a silence. Then somebody asked what a bridge cost.',
    ),
    h2('What it cost before'),
    p(
      'The stream is four metres wide, and in the dry season a child can step across it on stones. In April it takes away the stones. Over twenty years it had also taken two cows, a motorcycle, and a girl’s satchel with a whole year’s notes. On thirty mornings of the year the children on the far side did not go to school. None of that had ever led to a bridge, and people were a little ashamed that a race should.',
    ),
    p(
      '*Do not be ashamed,* said Philemon Sang, who had been a mason for the county and was the nearest thing to an engineer. *A reason is a reason. We shall use this one while we have it.*',
    ),
    h2('How to build one'),
    p(
      'They had seven months. They wrote the tasks on the wall of the buying centre, and families put their names beside them. It went, in Sang’s telling, like this:',
    ),
    ol(
      'Stones from the quarry of the mission, which gave them for nothing to whoever would carry them. It was carried by everybody, one stone a day, on the way home.',
      'Sand from the stream itself.',
      'Cement: sixty bags, paid for with one day’s tea of each family.',
      'Two steel beams from a weighbridge that had been taken down in Kapsabet. These cost money, and there was a loan.',
      'Advice from the county’s own bridge engineer, who came on four Saturdays without telling her office.',
    ),
    p(
      'The engineer was Miriam Cherop, and she had run the race. She moved the bridge eleven metres upstream from where they had begun to dig. They were not pleased. She asked them to sit on the bank with her and look at the roots of the fig trees, which show where the water stands in a bad year. Then they dug where she said.',
    ),
    picture({
      scene: 'meeting',
      mood: 'morning',
      poses: ['stoop', 'walk', 'coach', 'stand', 'walk'],
      alt: 'Five people at work and in conversation before a low building on a bright morning',
      caption: 'The day on which the beams came. Nobody had expected them to be so red.',
    }),
    pullQuote(
      'Every stone in it has been in somebody’s hands. I could show you ours.',
      'Roda Chepchumba, tea farmer',
    ),
    h2('The insurance'),
    p(
      'In the sixth month they wrote to the race office. They enclosed a drawing with the stamp of a registered engineer, and three photographs, one with a loaded tea lorry in the middle of the bridge and eleven men beneath it, to show what they thought of it. Miriam Cherop had forbidden the men. They had gone in for the photograph all the same.',
    ),
    p(
      'The office took some time to answer. In the end two people came with a laser and a form, and were given eggs. The course was approved.',
    ),
    h2('A Sunday in September'),
    p(
      'The race came through on the twenty-seventh, in a light mist. The leaders were over the bridge in four strides, and it is possible that they did not notice it. The people in the valley had discussed this beforehand. They had painted a white line across the middle, and on the far parapet, where you see it as you come up, there is a plate that says what it is called.',
    ),
    p(
      'It is called *Stones*. Some of the slower runners stopped to read it and put a hand on it. A man in the middle of the field, from Nakuru, asked whether he might add something; he had carried a pebble in his shoe since kilometre two. It has been set into the wall beside the plate, a small grey one, next to the red.',
    ),
    p(
      'On the Monday after, it was raining. A hundred and six children went over on their way to school, and Philemon Sang stood under a banana leaf and counted them.',
    ),
  ],
}

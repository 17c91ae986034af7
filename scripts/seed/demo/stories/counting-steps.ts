import {h2, ol, p, quote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people; the science is stated no more firmly than it is known.
export const countingSteps: Story = {
  slug: 'counting-steps',
  title: 'One hundred and eighty, and other numbers that are not magic',
  excerpt:
    'Every runner has heard how many steps a minute are right. A class in Thika counted seven hundred people and found out what the number really depends on.',
  category: 'Sports Science',
  author: 'Hadija Omari',
  publishedAt: '2026-05-23T06:00:00.000Z',
  hashtags: ['Cadence', 'SchoolScience'],
  picture: {
    scene: 'fromAbove',
    mood: 'noon',
    poses: ['flight', 'toeOff', 'kick', 'landing'],
    alt: 'Red lanes seen from above with four runners casting long shadows',
    focus: [0.5, 0.5],
  },
  body: [
    p(
      'There is a number that goes round in running like a proverb. You should take a hundred and eighty steps a minute. Whoever takes fewer, so it is said, brakes at each step and will be injured; whoever takes a hundred and eighty runs like the champions. I have seen watches that beep at a hundred and eighty. I have met a boy who had learned to hum in that tempo and hummed in lessons.',
    ),
    p(
      'The proverb has an honest beginning. People who watched champions in races counted their steps and found that nearly all took about that many, or more. What got lost on the way were two words: *in races*.',
    ),
    h2('Seven hundred and six people'),
    p(
      'The fourth form of a secondary school in Thika decided to look into it. It was a project for the science congress, led by two girls, Wanjiku Kamau and Halima Noor, who do not get on and therefore check everything that the other has done. On three Sundays they sat beside the road where half the town goes running. They counted steps for thirty seconds, measured the speed between two lamp posts, and asked whoever would stop for their height.',
    ),
    p(
      'They had 706 runners at the end. They threw out nineteen, because the runners had seen them and speeded up.',
    ),
    table(
      ['Speed', 'Runners', 'Average steps a minute', 'From–to'],
      ['Under 9 km/h', '214', '158', '141–176'],
      ['9–12 km/h', '287', '166', '148–184'],
      ['12–15 km/h', '131', '174', '158–190'],
      ['Over 15 km/h', '55', '182', '168–201'],
    ),
    h2('What is in the table'),
    p(
      'The first thing you see is that the faster people ran, the more steps they took. This is as it should be: one goes faster by longer steps and by quicker ones, and most people use both. So a champion in a race takes a hundred and eighty because she is racing. On her slow Wednesday she may well take a hundred and sixty-five.',
    ),
    p(
      'The second thing is the last column. At the same speed, people differ by thirty steps and more. Part of this, as Halima found, is leg length: taller runners took fewer, though the connection was weaker than either had bet on. Most of it was nothing that they had measured.',
    ),
    quote(
      'There is no right number in our data. There is a right number for a person at a speed, and the person usually knows it already.',
    ),
    p(
      'That sentence, from the report, agrees with what laboratories have found. If you ask people to run at many different step rates and measure how much oxygen it costs, most have chosen by themselves a rate close to their cheapest. Beginners are often a little below it.',
    ),
    h2('When a change may help'),
    p(
      'It would be wrong to conclude that it never matters. There is good evidence that taking slightly more steps at the same speed, by five or ten per cent, makes each landing a bit softer for the knee and hip. With some kinds of pain in the knee it can be worth trying. If you want to, here is how:',
    ),
    ol(
      'Count for half a minute on an easy run, on three different days, and double it.',
      'Add five per cent. Not twenty.',
      'Try it for one minute in every five, for two weeks.',
      'If it feels like nothing, keep it. If it hurts somewhere new, leave it.',
    ),
    p('And do not hum in lessons.'),
    h2('The congress'),
    p(
      'The two won the regional round. A judge, who was a runner himself and wore one of the watches that beep, asked them whether they would at least admit that a hundred and eighty was a good goal. Wanjiku and Halima looked at each other, which they seldom do. Halima asked him for his speed and Wanjiku for his height. They conferred for a moment.',
    ),
    p(
      '*For you,* they said, *about a hundred and sixty-eight. But count for yourself. You may be one of the nineteen.*',
    ),
    p(
      'What other numbers tell you, and what they do not, is the subject of [a visit to the laboratory](#story-what-the-treadmill-knows).',
    ),
  ],
}

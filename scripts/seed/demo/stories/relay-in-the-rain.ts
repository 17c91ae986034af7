import {h2, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented relay.
export const relayInTheRain: Story = {
  slug: 'four-schools-one-baton-and-the-rain',
  title: 'Four schools, one baton and the rain',
  excerpt:
    'The road relay from Kericho to the lake has been run in every weather for thirty years. This time the weather ran too.',
  category: 'Athletics',
  author: 'Selam Girma',
  publishedAt: '2026-05-03T05:00:00.000Z',
  hashtags: ['RoadRelay', 'LongRains'],
  picture: {
    scene: 'downpour',
    mood: 'night',
    poses: ['flight', 'midstance'],
    alt: 'Two runners in heavy rain under a street lamp before the lights of a town',
    focus: [0.5, 0.6],
  },
  body: [
    p(
      'They start at four in the morning, so that the last runner reaches the lake before the sun is high. Twelve stages, a baton cut from a guava branch, and one rule that is older than the race itself: the baton may not touch the ground. If it does, the team goes back to the last milestone and comes again.',
    ),
    p(
      'This year it was raining before they started. It was the kind of rain that comes in April, without wind and without pause, as if somebody had left it on. The marshals stood at the junctions under sheets of plastic with one torch among three. At the second stage the leaders ran past their own exchange because they could not see it, and had to be called back out of the dark.',
    ),
    h2('Kaptebeswet Secondary'),
    p(
      'Kaptebeswet is a day school with two hundred and ten pupils and had never finished better than ninth. Their teacher, Rose Chelimo, had trained them for the exchange and for nothing else. She reasons like this: all the schools can run. In twelve stages there are eleven exchanges, and at each of them a team loses between two seconds and a minute. *We could not become faster by April,* she says. *We could become careful.*',
    ),
    p(
      'They had practised with wet batons, with soaped batons and, on the last day, with their eyes shut. The incoming runner calls the name of the one who waits, not *hand* or *go*. In the dark it turned out to be the whole difference.',
    ),
    pullQuote(
      'You can stand in the rain and not know where your team is. But you cannot mistake your own name.',
      'Rose Chelimo',
    ),
    h2('The ford'),
    p(
      'Stage eight crosses a stream. On most days you jump it. That morning it was as wide as a road, brown, and up to the knee, and the marshals had put a rope across. Three schools arrived within a minute of one another: Kaptebeswet, the boarding school that had won four times, and two runners from further down who had caught up on the hill.',
    ),
    p(
      'What happened then is told in the same way by everybody who was there. The boy from the boarding school, Evans Rono, went in first, lost his footing halfway and held the baton above his head with both hands, which left none for the rope. The boy from Kaptebeswet behind him took hold of his singlet. The third boy took hold of the second. They went over as a chain, the batons up in the air like three candles.',
    ),
    p('On the other side they let go and ran on, because it was a race.'),
    table(
      ['School', 'At stage 8', 'At the lake'],
      ['Kaptebeswet', 'third', '5:58:12'],
      ['Tenwek Boarding', 'first', '5:58:40'],
      ['Londiani Girls', 'sixth', '6:02:03'],
      ['Sosiot', 'second', '6:04:55'],
    ),
    h2('Twenty-eight seconds'),
    p(
      'Kaptebeswet won by twenty-eight seconds, after almost six hours. Rose Chelimo has done the sum. The winners had lost nineteen seconds in all eleven exchanges together. The boarding school, which ran the faster stages, had lost more than four minutes.',
    ),
    p(
      'There was a protest, and it came from the winners. They felt that the chain at the ford had been outside assistance and wished to have it on record. The jury, three old men and a woman in a blanket, asked whether the baton had touched the ground. It had not. They asked whether it had touched the water. It had not. They wrote down that all three teams had been helped equally, and that the rain had not been impartial but had at least been general.',
    ),
    p(
      'Evans Rono has the guava baton. The Kaptebeswet team gave it to him at the lake, with the names of twelve runners scratched into the bark and, below them, three more.',
    ),
    p(
      'The school has asked for a bridge at the ford. The old men are against it, and have said so in writing. If anyone should decide on it, they point out, it is the [people of the valley](#story-the-bridge-at-kilometre-six), who have built one before.',
    ),
  ],
}

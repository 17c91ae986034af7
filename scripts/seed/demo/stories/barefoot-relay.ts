import {h2, ol, p, picture, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented school.
export const barefootRelay: Story = {
  slug: 'the-barefoot-relay',
  title: 'The barefoot relay',
  excerpt:
    'Nobody at Chemalal school has to bring anything. The whole lesson needs a stick, a road and the person next to you.',
  category: 'Youth Empowerment',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-09-26T05:30:00.000Z',
  hashtags: ['SchoolSport', 'Relay', 'Baringo'],
  picture: {
    scene: 'murram',
    mood: 'noon',
    poses: ['flight', 'toeOff', 'kick', 'landing'],
    alt: 'Four barefoot children in school clothes run along a red dirt road, a school and a flat-topped tree behind them',
    focus: [0.42, 0.68],
  },
  relatedStories: ['the-girls-who-keep-the-time'],
  body: [
    p(
      'The road past Chemalal Primary is of red murram and exactly as wide as eight children holding hands. The head teacher knows this because it is how she measured it. On Wednesdays after the last lesson she puts a bench across each end, so that the two motorcycles of the village go round, and three hundred and twelve pupils take off their shoes. Those who have any.',
    ),
    p(
      'That is the reason for the rule. When Alice Kangogo came here, sixty children had shoes and the others did not, and in every race you could read from the feet who would win. Now there are no feet with shoes on a Wednesday, and no prizes either. What there is, is a stick.',
    ),
    h2('The whole school in one race'),
    p(
      'It works like this. The school is divided into four teams by the day of the month on which a child was born, so that each has small ones and big ones, fast ones and the boy with the iron on his leg. Each team lines the road, seventy or eighty children on each side. The stick goes from one to the next for as long as it takes until everybody has carried it once. There is one stretch of sixty metres for each child, and nobody is left out, because without her the stick stops.',
    ),
    p(
      'The race takes about twenty-three minutes. The lead changes so often that nobody can remember at the end who had it. Alice Kangogo considers this the educational part.',
    ),
    quote(
      'A slow child in a sprint learns one thing, and she knew it already. A slow child in the relay learns that seventy people are waiting for what she has in her hand.',
    ),
    h2('What they work out for themselves'),
    p(
      'For the first two years she arranged the order. Then she stopped and left it to the teams, and gave them twenty minutes before the race. She listens from the window. In these twenty minutes, she says, more arithmetic is done than in the whole of Tuesday.',
    ),
    p('These are some of the things that the children found out:'),
    ol(
      'The fastest should not be last. They should be where the wind is against you.',
      'Small ones run better towards somebody they like.',
      'The boy with the iron on his leg loses eleven seconds on a stretch and gains four at each exchange, since he has never once dropped the stick. He should therefore stand between two who do.',
      'If you shout at the one who is running, she looks at you. If you sing, she looks at the road.',
    ),
    picture({
      scene: 'murram',
      mood: 'gold',
      poses: ['kick', 'flight', 'landing'],
      alt: 'Three children run along a dusty road in warm evening light',
      caption: 'The last stretch belongs to whoever has a birthday that week.',
    }),
    h2('The iron'),
    p(
      'Kevin Chesang is eleven and wears a brace of steel and leather that was made for him by the mission at Marigat. On an ordinary sports day he used to hold the teachers’ bags. In the relay he is the one about whom the teams negotiate. His exchange is a thing to be seen: he stretches the stick back early, quite still, and looks at nobody until it has been taken.',
    ),
    p(
      'Last term a talent scout came through from Eldoret, with a stopwatch, to look at the eighth class. He saw one relay from beginning to end, and then, instead of going to the fast ones, he went to Kevin and asked where he had learned that. *From dropping it,* Kevin said.',
    ),
    p(
      'He has been invited to a camp in December. Not as a runner: the camp wants him to teach exchanges. He has asked whether he is to bring shoes and has been told that he can decide.',
    ),
    h2('Wednesday'),
    p(
      'At a quarter past four the benches are carried in. The stick is a piece of olive wood, black from hands, and it hangs over the door of the school by a string. Every year the eighth class leaves, and each of them is allowed to hold it once more and say something. Most say thank you. One girl, who is now at a secondary school in Kabarnet and [keeps the time there](#story-the-girls-who-keep-the-time), turned round to the rest and said: *Do not look back. It is coming.*',
    ),
  ],
}

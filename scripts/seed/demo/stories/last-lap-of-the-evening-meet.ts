import {h2, p, picture, pullQuote, quote, table, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people, an invented meet and invented marks.
export const lastLapOfTheEveningMeet: Story = {
  slug: 'the-last-lap-of-the-evening-meet',
  title: 'The last lap of the evening meet',
  excerpt:
    'Every second Friday a town lends its only floodlights to its only track. For two hours nobody is a champion and everybody has a number.',
  category: 'Athletics',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-11-24T15:00:00.000Z',
  isFeatured: true,
  hashtags: ['TrackNight', 'Kapsabet', 'EveryLapHasSomebodyWhoWaitsForIt'],
  picture: {
    scene: 'floodlit',
    mood: 'night',
    poses: ['toeOff', 'flight'],
    alt: 'Two runners on a red track under two floodlight masts at night',
    caption: 'The lights belong to the milk cooperative and are back on the lorry by nine.',
    focus: [0.5, 0.68],
  },
  relatedStories: ['fifteen-steps', 'the-girls-who-keep-the-time'],
  seo: {
    metaTitle: 'The last lap of the evening meet in Kapsabet',
    metaDescription:
      'Two borrowed floodlights, a track with six lanes and a town that comes to watch: a night at the Friday meet.',
    metaKeywords: ['track', 'Kapsabet', 'club athletics', '5000 metres'],
  },
  body: [
    p(
      'The lights arrive at half past five on the back of a milk lorry. There are two of them, each on a mast that folds, and they belong to the dairy cooperative, which needs them for loading before dawn and has no use for them on a Friday night. It takes six men to raise one. By the time the second is up the children have marked the lanes with lime and a string, and the sun has gone behind the ridge.',
    ),
    p(
      'This is the evening meet. It has no sponsor and no name beyond that. Entry is forty shillings, or a bundle of firewood for the kitchen, and the programme is a sheet of paper nailed to the gate. Anybody may run. Last time there was a national champion in the 3000 metres, and in the same race the man who sells tomatoes outside the bank. He was lapped twice and applauded twice.',
    ),
    h2('Six lanes and a slope'),
    p(
      'The track is 396 metres long. Everybody knows it and nobody minds, because a surveyor has worked out where each start must be, and the marks are painted on stones. There is a slope on the far side that you feel only in the last lap. *It was there in the others too,* says Barnabas Keter, who has been the starter for eight years. *But in the others you had something to spend on it.*',
    ),
    p(
      'Keter was a hurdler. He starts races now with two pieces of planed wood joined by a hinge, because a starting pistol needs a licence and a licence needs a trip to Nairobi. The clap of it comes back from the wall of the grain store a half second later, so that in the outer lanes they say that you can start twice.',
    ),
    picture({
      scene: 'trackside',
      mood: 'gold',
      poses: ['flight', 'toeOff', 'landing'],
      alt: 'A timekeeper at the rail with a watch in her hand while three runners pass in low light',
      caption: 'The hand times are read out to whoever is nearest, and whoever is nearest writes them down.',
    }),
    h2('The slow heat'),
    p(
      'The race that people come for is the last: the slow heat of the 5000 metres. It is for those who have never broken eighteen minutes, and the rule is that the fast runners pace it. Each takes a group and holds it at a speed that has been agreed on beforehand. The pacers wear white shirts, and they talk all the way round.',
    ),
    p(
      'Tonight the group for 19 minutes belongs to [Chebet Langat](#athlete-chebet-langat), who could run it in her sleep and says that it is the hardest thing she does in the week. You have to feel for nine people at once. There is a schoolteacher at her shoulder, two policemen, a girl of fourteen who was supposed to be in the children’s race and simply stayed on the line.',
    ),
    pullQuote(
      'When you pace, you find out what you know about running. When you race, you only find out what you can do.',
      'Chebet Langat',
    ),
    p(
      'They pass the first kilometre in 3:47. A man on the grass reads it out and the crowd says it after him, the way a congregation does. The groups come by in order like a train with gaps in it, and the pacers’ shirts are the lamps.',
    ),
    table(
      ['Kilometre', 'Group for 19 minutes', 'Group for 22 minutes'],
      ['1', '3:47', '4:24'],
      ['2', '3:48', '4:23'],
      ['3', '3:49', '4:25'],
      ['4', '3:50', '4:26'],
      ['5', '3:42', '4:11'],
    ),
    h2('What the white shirts do at the end'),
    p(
      'With one lap to go the pacers move out into the third lane and slow down. That is the moment of the evening. Nobody is in front any more. Nine people who have looked at one white back for four and a half kilometres look up and find the whole track lying there, lit, and empty.',
    ),
    p(
      'Some stop thinking and run. Some look round for the white shirt, and it is beside them in the third lane, saying *go on, it is yours.* The girl of fourteen goes. She is away down the far side, up the slope that is only there in the last lap, and she comes into the straight with both policemen behind her and the tomato seller shouting from the rail.',
    ),
    p(
      'Her time is 18:41. It is written on the back of the programme, under the times of everybody else, and Keter makes her sign it.',
    ),
    h2('Nine o’clock'),
    p('What remains is quickly told:'),
    ul(
      'The masts come down, and the lorry leaves for the dairy.',
      'The firewood has been enough for tea, and for beans for those who came on foot.',
      'The champion of the 3000 metres carries the tables back to the school.',
    ),
    quote('I have run under better lights. I have never been able to see so much.'),
    p(
      'The girl walks home along the Eldoret road with her shoes in her hand, and a torch, and four people who live on the way. In a fortnight she will be in the group for eighteen minutes. She has already asked who paces it.',
    ),
  ],
}

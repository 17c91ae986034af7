import {h2, p, picture, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented college.
export const messagesFromLaneFour: Story = {
  slug: 'voice-messages-across-eight-hours',
  title: 'Voice messages across eight hours',
  excerpt:
    'A mother in Mwanza and a daughter at a college in the American south have talked every day for three years. They have never once been awake at a good hour at the same time.',
  category: 'NCAA Stories',
  author: 'Tobias Mutua',
  publishedAt: '2026-04-25T13:00:00.000Z',
  hashtags: ['NCAA', 'Family', 'Mwanza'],
  picture: {
    scene: 'lake',
    mood: 'dusk',
    poses: ['walk', 'walk'],
    alt: 'Two people walk along the shore of a great lake at dusk, a sail on the water',
    focus: [0.5, 0.55],
  },
  body: [
    p(
      'The first message is eleven seconds long. You can hear an air conditioner, a door, and a voice that says in Swahili: *I have arrived, there is a bed, I will tell you tomorrow.* Rehema Masanja has kept it. She has kept all of them, on a telephone that is used for nothing else any more. There are two thousand three hundred and six, and if you wished to listen to them one after another you would need five days and nights.',
    ),
    p(
      'Her daughter Neema runs the 400 metres for a college that has a pond with turtles in it. When it is evening there it is early morning on the lake at Mwanza, where Rehema opens her stall at five. So they decided at the beginning not to try. One would talk when she had something to say, and the other would listen when she had her hands free.',
    ),
    h2('What is in them'),
    p(
      'There is a great deal about food in the first months. There is a long message, recorded in a wardrobe, in which Neema whispers that her roommate has a snake, a small one, in a glass box, with a name. There is her mother’s reply: the fish prices of that day, complete, from tilapia to perch, read out slowly as to a child who cannot sleep.',
    ),
    p(
      '*I did not know what to say about a snake,* says Rehema. *But I knew that she likes it when I count.*',
    ),
    p(
      'There are also the races. Neema talks before each of them, in the call room or behind the stand, and always says the lane. Her mother has never seen her run since she left. She knows the sport by ear: the breath of her daughter before the heats, before finals; the way the consonants go when she has slept badly.',
    ),
    quote(
      'When she has lane four she speaks low. When she has lane eight she makes jokes. So I know it before she tells me.',
    ),
    h2('The silence in February'),
    p(
      'In the second winter there were eight days with nothing. Rehema sold fish. She sent prices every morning. On the ninth day there came a message of forty minutes. A stress fracture, an appointment missed, a professor who had pronounced her name wrong since September; a feeling, Neema said, as if she were on a very long treadmill in a room without a window. At the end she asked if she might come home.',
    ),
    p(
      'Her mother listened to it at the stall, with the telephone in the hollow of her headscarf, while she scaled fish. She answered in the evening. She said: *You may come home. You may always come home, that is what it is. But first go to the person with the office who is there for it, and say to her what you said to me. And then tell me what the pond is doing.*',
    ),
    picture({
      scene: 'desk',
      mood: 'forest',
      alt: 'A lamp lights a sheet of paper and books beside a window with hills outside',
      caption:
        'The counsellor’s window, as Neema described it: “There is a hill in it, Mama. I asked if I could sit on that side.”',
    }),
    p(
      'The pond was frozen, but there was a hole in the middle where a pipe came in, and eleven turtles were under the ice. The biology students had explained it to her. They breathe through their skin, slowly, and wait. Neema went to the office. She has been going on Thursdays ever since. The fracture healed by April.',
    ),
    h2('Fifty-two nine'),
    p(
      'In February of this year she ran 52.91 at the conference final, indoors. It was lane five, a lane for which her mother had no theory. The message after it lasts nine seconds, and there are no words in it, only breathing that gets slower and at last a laugh. Rehema played it to the whole row of stalls.',
    ),
    p(
      'Next summer Neema will graduate, in hydrology, for which the pond is partly to blame. The college has invited the parents. Rehema has a passport now. She has never been on an aeroplane and has asked just one thing about it: whether you can send messages from up there.',
    ),
    p(
      'One cannot. It will be the first day in four years without one. They have talked about this and agreed that in that case somebody will have to say something.',
    ),
  ],
}

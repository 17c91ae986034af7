import {h2, ol, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const threeLinesADay: Story = {
  slug: 'three-lines-a-day',
  title: 'Three lines a day',
  excerpt:
    'What I did, how it felt, what else there was. A training diary need not be longer, and the third line is the one that will save your season.',
  category: 'Coaching Tips',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-04-04T04:30:00.000Z',
  hashtags: ['TrainingDiary', 'Coaching'],
  picture: {
    scene: 'desk',
    mood: 'dawn',
    alt: 'A sheet of paper, a pencil and a red lamp on a desk at a window with the first light',
    focus: [0.45, 0.7],
  },
  relatedStories: ['the-art-of-the-slow-morning'],
  body: [
    p(
      'I own a cupboard full of other people’s diaries. When runners leave us they often give me theirs, and sometimes on a rainy day I take one out. I have read about four hundred. From the first page I can tell fairly well how the story will end, and it has nothing to do with how fast they were.',
    ),
    p(
      'There are those who write down everything: heart rate, shoe, temperature, the colour of the sky. They stop in March. There are others who write only when it went well. They have nothing to look up when it doesn’t. And then there are the ones with three lines.',
    ),
    h2('The three lines'),
    ol(
      '**What I did.** In one line. “70 min easy, hills behind the mission.” No more.',
      '**How it felt.** One word. Not a number: numbers are all seven.',
      '**What else there was.** Anything at all. “Slept badly, calf.” “Exam.” “Quarrel about the fence.” “First rain.”',
    ),
    p(
      'It takes two minutes. Do it at the same time every day, best with the shoes still on. If you have missed a day write *missed* and go on. Never fill it in afterwards. What you fill in afterwards is fiction.',
    ),
    h2('Why the third'),
    p(
      'The first line is for the coach, the second for the next day. The third you will not understand until half a year later. Then you will be tired or injured or simply slow, and you will not know why. You will go back in the diary to the last time that all was well, and read forward. It is nearly always there, about ten days before anything happened. And it is nearly always in the third line.',
    ),
    p(
      'Here is an example, with the permission of the person. She ran the 1500 metres, and in June of last year she had a stress fracture. It came, as we all thought, out of a clear sky.',
    ),
    table(
      ['Date', 'Did', 'Felt', 'Else'],
      ['2 May', '8 × 400', 'Springy', 'Sister’s wedding on Saturday'],
      ['9 May', '6 × 600', 'Good', 'Sister moved out, I do the milking'],
      ['16 May', '6 × 600', 'Flat', 'Up at 3.30'],
      ['23 May', '5 × 800', 'Heavy', 'No supper, too tired'],
      ['30 May', '4 × 1000', 'Grey', 'Shin, a bit. Milking'],
    ),
    p(
      'Nothing whatever had changed in the training. What had changed was that somebody had married and moved to Nandi Hills, and that eleven cows had to be milked by a girl who ran twice a day. She had written it down herself, every evening. We had just never read that column.',
    ),
    pullQuote(
      'The training was in order. It was only that she had been given a second job, and neither of us had noticed.',
      'Kiprono Barmasai',
    ),
    h2('For coaches'),
    p(
      'Read the diaries, but ask first. A diary that is written for the coach is a school essay. I let them hand me the first two lines, copied out, on Sunday. The third belongs to them. On the first of the month we sit down together for a quarter of an hour, and they turn the pages and tell me what they want to tell me. Since I have been doing it in this way we have had half as many injuries. I have no proof that it is the reason.',
    ),
    h2('For those who begin today'),
    p(
      'Take an exercise book with a hard cover and a pencil, for ink runs in the rain. Draw no tables. Begin with today’s date. If you don’t know what to put in the third line, look out of the window.',
    ),
    p(
      'Among the four hundred in the cupboard is one that I keep at the front. It belonged to a boy who never won anything and gave up at nineteen, to become a carpenter. His third lines have no quarrels in them and no calves. They say things like: *Kingfisher at the bridge.* *Smelled bread.* *Grandfather laughed.* I have no idea how it would have helped him as a runner. I take it out when I myself have felt grey for more than three days, and so far it has always been enough.',
    ),
  ],
}

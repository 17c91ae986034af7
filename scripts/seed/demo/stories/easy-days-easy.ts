import {h2, ol, p, quote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const easyDaysEasy: Story = {
  slug: 'the-art-of-the-slow-morning',
  title: 'The art of the slow morning',
  excerpt:
    'Visitors come to our camps to see how hard the fast ones train. What they do not believe is how slowly they run the day after.',
  category: 'Coaching Tips',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-10-17T04:30:00.000Z',
  hashtags: ['EasyRuns', 'Recovery', 'Coaching'],
  picture: {
    scene: 'ridge',
    mood: 'morning',
    poses: ['midstance', 'landing', 'midstance', 'flight'],
    alt: 'Four runners in a line along a grassy crest in soft morning light',
    focus: [0.6, 0.65],
  },
  relatedStories: ['hills-without-a-watch', 'what-the-treadmill-knows'],
  seo: {
    metaTitle: 'Easy days easy: how slow is slow enough',
    metaKeywords: ['easy running', 'training', 'recovery'],
  },
  body: [
    p(
      'A man once came to our camp from far away, with a notebook. He had trained for this visit for a year, and on the first morning he asked whether he might join the group. It was a Wednesday. I said that he might. After forty minutes he ran up beside me, quite fresh, and asked when the training would begin.',
    ),
    p(
      'The young woman in front of him had run 31 minutes for ten kilometres the week before. She was moving at a little over six minutes a kilometre, and she was telling her neighbour about a cow. That was the training.',
    ),
    h2('What the slow run is for'),
    p(
      'Hard work tells the body what you want from it. The body does not answer at once. It answers in the hours in which you leave it alone: it mends what was torn, lays down new small vessels and fills up its stores. An easy run helps, because blood moves through tired legs and a habit is kept. A run that is a bit too fast helps nobody. It is too slow to teach anything and too quick to mend.',
    ),
    p(
      'I have coached for eleven years, and I have seen more talent lost on Wednesdays than on Tuesdays. Nobody is proud of a hard session that they did on a rest day. They simply find, some time in June, that there is nothing there.',
    ),
    quote('Anyone can run fast when they feel good. It takes character to run slowly when they feel good.'),
    h2('How slow'),
    p('There are clever devices for it, and you may use them. I use four questions that cost nothing.'),
    ol(
      '**Can you tell a story?** Not answer: tell. With a beginning, and somebody in it.',
      '**Can you breathe through the nose** for a hundred steps, on the flat, without thinking of it?',
      '**Could you turn round at the end** and do the same again? You need not want to.',
      '**Are you hungry** afterwards? After an easy run you should be hungry, and not only thirsty.',
    ),
    p(
      'Whoever says no to one of these should walk until it is yes. It is not a punishment. Some of the best in our group walk up the hill to the chapel every Wednesday, with their hands behind their backs like schoolmasters.',
    ),
    h2('A week'),
    p(
      'This is what the third week of April looked like for a woman who runs 10,000 metres in about 32 minutes. Look at the right-hand column. Two days of the seven are hard.',
    ),
    table(
      ['Day', 'Morning', 'How it felt'],
      ['Monday', '60 min easy', 'Chatted'],
      ['Tuesday', '12 × 600 m, hill', 'Hard'],
      ['Wednesday', '50 min very easy', 'The cow'],
      ['Thursday', '70 min easy, 6 strides', 'Good'],
      ['Friday', '40 min easy', 'Sleepy'],
      ['Saturday', '28 km, last 8 km steady', 'Hard'],
      ['Sunday', 'Church', 'Full'],
    ),
    h2('For the coach'),
    p(
      'The hard part is yours. You will be tempted, on a bright morning with a group in front of you that is bursting with health, to let them go. They will tease you. They will go ahead round the bend where you cannot see them. Three things have helped me.',
    ),
    p(
      'I put the fastest at the back and let the one who was ill last week set the pace. I run the easy day on a path so narrow that nobody can overtake. And I never, on that day, bring a watch. If I have it with me I look at it, and if I look at it I have an opinion.',
    ),
    p(
      'The man with the notebook stayed for two weeks. On the second Wednesday he was last, some way behind, walking up the hill with his hands on his back and talking to a boy who was on his way to school. In the evening he showed me what he had written down that day. It was a story about a cow, and I must say that he told it well.',
    ),
    p('For the other kind of day, there is [a session without a watch, too](#story-hills-without-a-watch).'),
  ],
}

import {h2, h3, ol, p, picture, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const hillsWithoutAWatch: Story = {
  slug: 'hills-without-a-watch',
  title: 'Hills without a watch',
  excerpt:
    'All you need is a slope that takes as long as a verse of a song. A session for schools, for beginners and for those who think they have done it all.',
  category: 'Coaching Tips',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-06-27T04:30:00.000Z',
  hashtags: ['HillRepeats', 'Schools'],
  picture: {
    scene: 'tea',
    mood: 'forest',
    poses: ['toeOff', 'kick', 'flight'],
    alt: 'Three runners on a road at the foot of steep green tea rows',
    focus: [0.5, 0.7],
  },
  body: [
    p(
      'If I could keep only one session, it would be this one. It makes people strong without making them sore, it teaches good form without a single word about form, and it cannot be run at the wrong speed, because the hill decides. You need no track and no watch. You need a slope and a song.',
    ),
    h2('Finding the hill'),
    p(
      'Walk about. You are looking for a slope that a cyclist would get off for and a loaded donkey would not. It should be long enough that a child running up it well takes about as long as one verse: half a minute or so. Grass is best, murram is good. Tarmac only if there is nothing else. At the top there must be some flat ground to run out on, and at the bottom somebody’s gate, so that there is a place to turn round.',
    ),
    p('Look at it once with the eyes of a driver. Where there are cars, it is not your hill.'),
    h2('The session'),
    ol(
      'Jog for a quarter of an hour on the flat. Talk.',
      'Walk up the hill once and look at the ground.',
      'Run up while one person at the bottom sings a verse. Where you are when it ends is your mark. Put down a stone.',
      'Walk or jog down. Take your time; nobody is waiting.',
      'Go again, and again, each time to the stone, with the verse. Beginners six times, school teams eight, the old hands twelve.',
      'Jog for ten minutes. Then eat.',
    ),
    p(
      'That is all. When you get to the stone before the verse ends, you do not move the stone. You slow down and arrive with the last word. This sounds like a joke and is the point of the whole session: it is the even effort that makes you strong, and everybody learns it faster from a song than from a stopwatch.',
    ),
    pullQuote(
      'The one who is first at the third is last at the eighth. I have seen it for eleven years and I still enjoy it.',
      'A note from the training diary',
    ),
    picture({
      scene: 'trackside',
      mood: 'morning',
      poses: ['toeOff', 'midstance', 'flight', 'landing'],
      alt: 'A coach at a white rail watches four runners pass on a track',
      caption: 'On the flat you have to explain good form. On the hill you only have to wait.',
    }),
    h2('What to look at'),
    p(
      'Stand halfway, at the side, where you see them come and go. You may say one thing to each runner and not more.',
    ),
    h3('From the side'),
    ul(
      'Is the back long? If they fold at the hips, tell them to look at the tree, not at the ground.',
      'Does the foot land under the body?',
      'Do the arms go back? The legs go forward by themselves.',
    ),
    h3('From the front'),
    ul('Is the face quiet?', 'Do the knees point to where they are going?'),
    p(
      'If more than three of these have gone, it is enough for that runner, whatever number you had in mind. The hill does not give you anything for the bad ones.',
    ),
    h2('How often'),
    p(
      'Once a week, from the first rains until three weeks before the first race. After that every other week, and shorter. With children under twelve I would make it a game with two teams and never more than six times.',
    ),
    p(
      'A girl of ours, who is now at a college abroad, telephoned last winter. There was no hill, she said. The land there was like a table as far as she could see. I asked about the stadium. She found the ramp that leads up to the stands, which is just steep enough, and she has taught nine Americans a hymn in Nandi, of which they know one verse. It takes thirty-one seconds.',
    ),
  ],
}

import {h2, p, quote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const talkingAfterTheRace: Story = {
  slug: 'what-to-say-in-the-first-five-minutes',
  title: 'What to say in the first five minutes',
  excerpt:
    'A runner comes off the track and looks for one face. What the coach says then is remembered longer than the whole season’s plan.',
  category: 'Coaching Tips',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-01-24T05:00:00.000Z',
  hashtags: ['Coaching', 'Words'],
  picture: {
    scene: 'trackside',
    mood: 'dawn',
    poses: ['midstance', 'flight', 'toeOff'],
    alt: 'A coach in long clothes at the rail, three runners passing in front of low hills',
    focus: [0.35, 0.5],
  },
  body: [
    p(
      'In my first year as a coach a boy of mine was last in a final. He came straight across the infield to where I stood, and I told him about his arms. All of it was correct. He nodded, picked up his bag and did not come to training again for three weeks. When he did he said, *I know about the arms. I wanted to know if I should go on.*',
    ),
    p(
      'I have thought about these five minutes ever since. I have asked every runner whom I trusted what they remember of them. They could hardly ever tell me what the plan had been for the race. They could tell me, word for word, what somebody had said at the fence.',
    ),
    h2('First: water, a jacket, a name'),
    p(
      'The body is still racing. The heart is at its limit, the hearing is narrow, and nothing that has more than about six words will go in. So do things instead. Give them something to drink and put something round the shoulders. Say the name. If you are the kind of person who puts a hand on a back, ask the runner long before, on some quiet day, whether it is welcome.',
    ),
    h2('Second: a question that has no number in it'),
    p(
      '*How was it?* is good, and then nothing, for as long as it takes. It will seem long to you. They may talk about the wind or the girl in lane two, or they may cry. You are not there to correct it. A runner who has told her race to somebody has begun to own it.',
    ),
    quote(
      'He asked me what it had been like, and then he waited. I talked for ten minutes. I understood the race while I was telling it.',
    ),
    h2('Third: one true thing'),
    p(
      'Find one thing that was well done, and that you really saw. Not *well run*; they know how it went. *You stayed on her shoulder at the bell* is a true thing. If you cannot find one, you were not watching, and that is yours to mend.',
    ),
    p(
      'It should be something that the runner did, and not something that she is. *You waited* can be done again next week. *You are a champion* can only be lost.',
    ),
    h2('And what can wait'),
    ul(
      'The arms.',
      'The time, unless they ask. If they ask, say it plainly, without a face.',
      'Why the other one was faster.',
      'What you would have done.',
      'Your own disappointment, which is real, and which you can take for a walk.',
    ),
    p(
      'All of it has its place, on Tuesday, sitting down, with the notebook open. By then they will mostly have found it themselves. I have never yet had to explain a tactical error to somebody who had slept twice.',
    ),
    h2('When it went well'),
    p(
      'It is no different. A winner too looks for a face, and the danger is only a different one: everybody has something to say to her at once. Stand still. Let them all go by. A girl who won the county title for us once came to me an hour afterwards, when the crowd had gone, and said that she did not know what she was to feel. I asked her how it had been. It took ten minutes, like any other.',
    ),
    h2('The boy'),
    p(
      'I told the boy that he should go on. I should like to report that he became something. He ran for four more years in the middle of the field, and is now a teacher at a primary school in Mosoriot. Last season I watched a race there. His runner came in last, in tears, and walked towards him over the whole infield. I could not hear what he said. I saw that it was very short, and that he held out a jacket.',
    ),
  ],
}

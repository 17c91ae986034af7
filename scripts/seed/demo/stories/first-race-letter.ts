import {h2, p, quote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const firstRaceLetter: Story = {
  slug: 'a-letter-before-your-first-race',
  title: 'A letter before your first race',
  excerpt:
    'Every child at the Saturday club in Naivasha gets a letter before its first race. It was written by one who was last in hers, and it has been copied out by hand ever since.',
  category: 'Youth Empowerment',
  author: 'Naliaka Wekesa',
  publishedAt: '2025-12-06T06:00:00.000Z',
  hashtags: ['FirstRace', 'Naivasha'],
  readMinutes: 3,
  picture: {
    scene: 'tape',
    mood: 'gold',
    poses: ['finish', 'flight', 'toeOff'],
    alt: 'A runner with raised arms breaks the tape in front of a full stand, others close behind',
    focus: [0.63, 0.5],
  },
  body: [
    p(
      'It is given out on the Friday, folded once. The children of the Saturday club in Naivasha are told not to read it before they are in bed. It is in a different hand each time, since whoever has had one copies it out for somebody else the following year; small mistakes have crept in, and some improvements. Nobody knows any longer what is from the first version. That one was written by Joyce Wanjiru, who was then ten, to her cousin.',
    ),
    p(
      'We have been allowed to print the one that a girl called Shiru gave to a boy called Timothy in November.',
    ),
    h2('The letter'),
    p('Dear Timothy, tomorrow is your first race and I am to tell you how it is.'),
    p(
      'In the night you will wake up. It is not because something is wrong. It is because your legs are excited and they have nobody to talk to. Tell them it is tomorrow.',
    ),
    p(
      'Eat the porridge even if it does not want to go in. Half is enough. Do not try anything new, also not shoes.',
    ),
    p(
      'When you get there everybody will be bigger than you thought. They are thinking the same about you. There is one with proper spikes and a mother with a camera. Don’t look at him so much. He has to go to the toilet just as often as you, I have counted.',
    ),
    p(
      'They will pin a number on you. It pricks. The number does not mean anything, it isn’t how good you are. Mine was 113, and I was afraid there were a hundred and twelve in front of me, but there were only nineteen.',
    ),
    p(
      'On the line your heart will go so loud that you think they can hear it. They can’t, because of theirs.',
    ),
    quote(
      'When it starts, everybody goes off too fast. I am telling you this and you will do it anyway. I did.',
    ),
    p(
      'Then comes the part that nobody told me about. It is after the first corner. Suddenly it hurts, and you think, this is a mistake, I will stop. You are not to stop there. Everybody wants to stop there. Count to twenty, and look at the shirt in front. When you have counted to twenty you can decide again. I decided eleven times.',
    ),
    p('If you fall, get up first and see afterwards whether you are hurt.'),
    p(
      'If you are last, I have to tell you how that is, as I know it well. You can see everybody’s back. Nobody is behind you, it is quite quiet. People clap, and it is a different clapping, at first you think they are making fun. They are not. They know that it is longer for you.',
    ),
    p(
      'And at the end there is a line. It is only lime. You run over it, and that’s that, you’ve been in a race, and nobody can ever make it that you haven’t.',
    ),
    p(
      'Afterwards you’ll be hungry. My grandmother has bananas. She is the one in the yellow dress next to the tree. You need not say anything, she can see it from your face.',
    ),
    p('Your Shiru. PS I was seventh this year. It hurts just the same.'),
    h2('What the club does besides'),
    p(
      'The club has a hundred and forty children and a field that belongs to a flower farm. It was founded by three women from the packing hall, who had Saturdays free and children who had nothing else to do. They do not call themselves coaches. They have put up a few principles in the shed where the cones are kept:',
    ),
    ul(
      'No one is timed before the age of ten.',
      'You choose your distance yourself. You may be wrong.',
      'Parents cheer for other people’s children.',
      'Somebody is always by the tree, with bananas.',
    ),
    p(
      'Joyce Wanjiru, with whom it all began, is twenty-two. She became a nurse and not a runner. Last year, on the night before her final examination, she found a letter under her door, in a child’s handwriting. It said that she should eat the porridge even if it did not want to go in.',
    ),
    p(
      'Timothy was fifth from last. He fell, got up, and only looked when he was at the tree. He is to write to a girl named Achieng before her first race and has been working on it ever since. There is one thing, he says, that Shiru left out: you should wave to somebody, somewhere in the middle. It doesn’t cost anything, and they are so pleased.',
    ),
  ],
}

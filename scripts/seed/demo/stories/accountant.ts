import {h2, p, picture, quote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const accountant: Story = {
  slug: 'the-accountant-of-the-red-house',
  title: 'The accountant of the red house',
  excerpt:
    'Joel Kiptanui ran three marathons and lost the prize money of two. The third paid for a course in bookkeeping, and for everybody who comes on Mondays.',
  category: 'Success Stories',
  author: 'Kiprono Barmasai',
  publishedAt: '2026-07-04T05:00:00.000Z',
  hashtags: ['MoneyMatters', 'AfterSport', 'Iten'],
  picture: {
    scene: 'desk',
    mood: 'gold',
    alt: 'A desk with paper and pencil under a red lamp, books beside a window with evening hills',
    focus: [0.5, 0.6],
  },
  relatedStories: ['the-surveyor-who-came-back'],
  body: [
    p(
      'On Mondays, when the runners in Iten rest, there is a queue outside the red house behind the post office. People bring what they have. Some bring folders; one young man has come with a pillow case. In it are receipts, bank letters in three languages, a contract that somebody has folded into a small square, and a cheque that was good until March.',
    ),
    p(
      'Joel Kiptanui pours it all out on the table and looks at it with an interest that is free of any reproach. *Very good,* he says. *You have kept everything. Most people throw away the ones that frighten them.*',
    ),
    h2('Two marathons'),
    p(
      'He won his first at twenty-three, in a city whose name he could not pronounce, and got a cardboard cheque as big as a door. The real one came seven months later and was a little more than half as large. There had been tax over there, a commission, a second commission, a fee for a transfer, and the rent of a flat in which he had never lived. He signed for it. He thought that this was the way it was.',
    ),
    p(
      'The money from the second he had in hand, all of it. Within a year he owned a car, a plot with two other owners, nine cows that somebody else was looking after, and a debt. *I was not robbed,* he says. *I want to be exact. I was not robbed. I just never once wrote it down.*',
    ),
    quote(
      'A runner knows his splits for every kilometre of the last three years. Ask him what he spent in May.',
    ),
    h2('The third'),
    p(
      'He was thirty-one and getting slower, and in the third he was sixth. It brought the smallest sum of the three. He took it to the college in Eldoret and paid for the evening course in accounting, two years, with the examination fee in advance, so that he could not spend it. He was the oldest in the class, and the only one who ran home.',
    ),
    p(
      'It turned out that he was good at it. Bookkeeping, he says, is the same thing as a training diary: you put down what came in and what went out and do not lie to yourself, and at the end of the week there is a number. After the second examination he rented the red house. The Mondays came about by themselves.',
    ),
    picture({
      scene: 'meeting',
      mood: 'noon',
      poses: ['stand', 'walk', 'sit', 'stand'],
      alt: 'People wait on a bench and on foot in front of a low house at midday',
      caption: 'Monday, ten o’clock. The bench is for those with contracts.',
    }),
    h2('What he says on Mondays'),
    p(
      'It is free of charge for anybody who has not yet earned prize money, and for the others it costs what a pair of shoes costs, once. People get a school exercise book with three columns and a talk that takes ten minutes:',
    ),
    ul(
      'The money you win is for three people: you now, you at forty, and the tax office. Divide it on the day it comes.',
      'Never own half of anything.',
      'A cow that you do not see is a photograph.',
      'Read the contract aloud. Where you stop is where it is dangerous. [Lydia Nanjala](#womenStory-lydia-nanjala) will tell you why.',
      'Help your family from the first column. If you help from the second you will both be poor.',
    ),
    h2('The pillow case'),
    p(
      'It takes them until noon to empty it. When all the papers lie in rows, it emerges that the young man has not been cheated, that a race in Portugal still owes him money, and that with what there is he can build a house if he gives back the motorcycle. He had thought that he was ruined. He had not slept properly since Christmas, and his training had been going accordingly.',
    ),
    p(
      'He ran a personal best in the following month. Joel has him down in the exercise book in which he keeps an account of the Mondays. It has two columns. In one are the names, in the other he puts a word for how they looked when they left. Behind this name it says *light*.',
    ),
  ],
}

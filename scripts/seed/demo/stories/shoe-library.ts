import {h2, p, pullQuote, table, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented library.
export const shoeLibrary: Story = {
  slug: 'the-shoe-library',
  title: 'The shoe library',
  excerpt:
    'Two hundred and twelve pairs on wooden shelves, a card for each, and a loan of twelve weeks. In Kangemi you can borrow the thing that others have outgrown.',
  category: 'Community Projects',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-04-11T06:00:00.000Z',
  hashtags: ['Nairobi', 'Shoes', 'SharedThings'],
  picture: {
    scene: 'shoes',
    mood: 'morning',
    alt: 'A worn pair of running shoes on a step with hills and a rising sun behind',
    focus: [0.42, 0.68],
  },
  body: [
    p(
      'The room used to be a barber’s shop and still has the mirror. Below it, where the scissors lay, stands a drawer with cards. *37½, red, left heel worn, good for roads,* says one, and beneath it, in nine different hands, are the names of those who have had them and what they did. *Ran to work. First 10 km. Did not like the colour. Ran in them at my wedding.*',
    ),
    p(
      'The shoe library of Kangemi lends two hundred and twelve pairs, from children’s sizes up to a 48 that was given by a basketball player and has been lent out twice. The loan is twelve weeks. You may renew it once. You bring them back clean.',
    ),
    h2('One pair too many'),
    p(
      'Dorcas Adhiambo was a postwoman and went through three pairs a year. What annoyed her was the opposite, the shoes of her nephews, which were too small long before they were worn. She put four pairs on her window sill with a note: *Borrow.* By the evening they had gone, and a fifth had appeared.',
    ),
    p(
      'She is a person who likes order. By the end of the month there were cards; by the end of the year the barber had retired and let her have the shop for as much as she thought fair. She thought about it for a week and then gave him half of what he had hoped for and a pair of boots.',
    ),
    h2('What a card knows'),
    p('We asked her for numbers, since she had mentioned that she had them.'),
    table(
      ['In three years', 'Count'],
      ['Pairs lent', '1,940'],
      ['Brought back', '1,871'],
      ['Worn out with honour', '51'],
      ['Lost', '18'],
      ['Borrowers under sixteen', '1,204'],
    ),
    p(
      '*Worn out with honour* is a stamp. Such shoes go on a shelf of their own, near the ceiling, with their cards tied to the laces. When a child asks how far one has to run to get up there, Dorcas takes them down and reads aloud.',
    ),
    p(
      'The eighteen that were lost do not trouble her. Shoes, she holds, are the kind of thing that is only ever lost to somebody who needed it.',
    ),
    pullQuote(
      'People said that they would not come back. I was a postwoman for twenty-two years. Things come back when there is an address on them.',
      'Dorcas Adhiambo',
    ),
    h2('The cobbler and the physiotherapist'),
    p(
      'On Wednesdays a cobbler sits by the window and glues. He has a rule too: whoever brings a shoe watches it being mended. On the first Saturday of the month [Esther Wambui](#womenStory-esther-wambui) comes down from Ol Kalou on her motorcycle and looks at feet. She has sent eleven children to a clinic in this way, and a great many grown-ups to a larger size.',
    ),
    p(
      'What she tells everybody is written on the wall beneath the mirror, where you see it as you bend down to tie your laces:',
    ),
    ul(
      'A thumb’s width in front of the longest toe.',
      'Try them on in the evening, when the foot is tired.',
      'Old shoes are fine. Dead shoes are not: press the sole, and if it does not come back, neither should you.',
      'Barefoot is also a size.',
    ),
    h2('Returns'),
    p(
      'In February somebody pushed a parcel through the door, with no sender. In it was a pair of size 41s, blue, from the very first window sill. They had been new enough then; now you could see through the sole. With them was a medal from a city half marathon, and a card that had been cut from a cereal box and ruled by hand in the manner of the library. It had one line on it. *Sorry, it took me longer.*',
    ),
    p(
      'Dorcas stamped it and put both on the shelf near the ceiling. The fine for four years would have been a kilogram of sugar. She has written it off.',
    ),
  ],
}

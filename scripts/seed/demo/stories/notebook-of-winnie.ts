import {h2, p, picture, quote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented athlete. General knowledge only, no medical advice.
export const notebookOfWinnie: Story = {
  slug: 'the-notebook-of-four-hundred-days',
  title: 'The notebook of four hundred days',
  excerpt:
    'Winnie Jerono wrote down every day between the birth of her twins and her next half marathon. Eleven women have a copy. This is what is in it.',
  category: 'Athlete Health and Mindset',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-03-14T06:00:00.000Z',
  hashtags: ['MothersWhoRun', 'Comeback', 'WhatNobodyWroteDownForHer'],
  picture: {
    scene: 'lake',
    mood: 'morning',
    poses: ['walk', 'landing'],
    alt: 'A woman walks and another runs along a pale shore in the morning',
    focus: [0.45, 0.65],
  },
  seo: {
    metaTitle: 'Running again after twins: the notebook of Winnie Jerono',
    metaDescription:
      'A half marathon runner kept a diary from the birth of her twins to her next race. What it says, day by day.',
    metaKeywords: ['postpartum running', 'women', 'comeback', 'half marathon'],
  },
  body: [
    p(
      'It is a school exercise book with a picture of the Nairobi skyline, and it has been wet at least once. On the first page is written *Day 4*, for nothing was written on the first three. Then: *They are small and very loud. I cannot sit. Walked to the window.*',
    ),
    p(
      '[Winnie Jerono](#athlete-winnie-jerono) had been the fourth fastest in the country over the half marathon when she found out that she was expecting twins. She looked for somebody who could tell her how one comes back. She found a coach who said six weeks, an aunt who said never, and a magazine with a photograph of an actress. So she decided to write it down herself.',
    ),
    h2('Walking'),
    p(
      'The first ninety days are walks. To the gate, to the well, to the shop. Beside each one stands how long, what it felt like, and who carried whom. On day 19 there is a drawing of a muscle that a physiotherapist had explained to her, the floor of the pelvis, and after that a small cross on every day on which she did the exercises. Some weeks have few crosses. She has not made them up later.',
    ),
    quote('Day 33. Ran four steps because of a dog. Should not have. Know now what the exercises are for.'),
    p(
      'That page is the one about which most of the eleven women telephoned her. Nobody speaks of it, though it happens to a great many: after a birth, bladder and bowel don’t hold as they used to when one jumps or runs. It can be treated. It is not the price of having children. Winnie has written next to the dog the name of the physiotherapist, [Esther Wambui](#womenStory-esther-wambui), and underlined it.',
    ),
    h2('Numbers'),
    p('At the back she kept a table. Those who look for training plans always turn to this first.'),
    table(
      ['Days', 'Walking a week', 'Running a week', 'Sleep a night'],
      ['1–30', '2 h', '0', '3–4 h'],
      ['31–90', '5 h', '0', '4–5 h'],
      ['91–150', '4 h', '3 × 15 min', '5 h'],
      ['151–240', '2 h', '30 km', '5–6 h'],
      ['241–330', '1 h', '60 km', '6 h'],
      ['331–400', '—', '90 km', '7 h'],
    ),
    p(
      'She would like one to read the right-hand column first. In her opinion it is the plan. As long as the nights were short, everything that she added in the day came out again somewhere else, as a cold, a sore heel, tears in the car park of the bank. On the advice of her physiotherapist she began to run only when she had had twelve weeks and passed some simple tests: to walk for half an hour, to hop on one leg, ten times, without pain and without leaking. Others need longer. A few need less.',
    ),
    picture({
      scene: 'woods',
      mood: 'forest',
      poses: ['landing', 'midstance'],
      alt: 'Two women run slowly along a soft path between tall trees',
      caption:
        'Day 91, in the forest of Kabarak, with her sister, who had brought a watch and did not look at it.',
    }),
    h2('The other people'),
    p(
      'On nearly every page there are names. Her mother-in-law, who took the twins from five to seven in the morning and wanted nothing to be said about it. Her husband, who learned on day 60 how one ties a baby on one’s back, *crooked, but it held*. Her training group, which moved the long run by an hour. The shoe firm that reduced her contract; she has copied out the letter without a comment, and beside it, in another ink, the name of [a lawyer](#womenStory-lydia-nanjala).',
    ),
    p(
      '*I thought that it would be a book about my body,* she says. *Now I read it, and it is a book about who held the children.*',
    ),
    h2('Day 427'),
    p(
      'Her race was in Eldoret, in February. She had not meant to go fast. The entry for that day is short. It gives the splits, which are even, and the time, 1:08:52, two seconds better than before. Below is written: *Milk came in at 15 km. Nobody warned me. Laughed. T. and M. at the finish, asleep, both.*',
    ),
    p(
      'She makes copies of it herself, in a shop in Ravine, for forty shillings. Those who get one are asked to write in the margin wherever it was different for them. Two have come back. In one there is next to day 33, in green: *With me it was a goat.*',
    ),
  ],
}

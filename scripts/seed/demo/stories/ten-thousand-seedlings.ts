import {h2, ol, p, picture, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented school.
export const tenThousandSeedlings: Story = {
  slug: 'ten-thousand-seedlings-and-a-finish-line',
  title: 'Ten thousand seedlings and a finish line',
  excerpt:
    'In Elgeyo the entry fee of a cross country race is a tree. Six seasons later the runners no longer see the finish from the start.',
  category: 'Climate and athletics',
  author: 'Tobias Mutua',
  publishedAt: '2026-11-12T05:30:00.000Z',
  isFeatured: true,
  hashtags: ['TreesForMiles', 'Elgeyo', 'EntryFeeOneSeedlingPleaseBringItInABag'],
  picture: {
    scene: 'nursery',
    mood: 'morning',
    poses: ['stoop', 'stand', 'stoop', 'walk'],
    alt: 'People at work among rows of young trees in black pots, hills behind them',
    caption: 'The nursery behind the school kitchen holds four thousand seedlings at a time.',
    focus: [0.5, 0.62],
  },
  relatedStories: ['when-the-morning-got-hot', 'the-riverbed-was-the-track'],
  seo: {
    metaTitle: 'The cross country race whose entry fee is a tree',
    metaDescription:
      'At a school in Elgeyo every runner brings a seedling. After six seasons there is a forest on the course.',
    metaKeywords: ['climate', 'tree planting', 'cross country', 'Elgeyo'],
  },
  body: [
    p(
      'The old photographs show a bare hill. You can see the start from the finish in them, and the whole course in between: two kilometres of yellow grass, a gully, a fence. A spectator needed only to turn his head. Today the spectators of the cross country race at Kamogich Primary have to decide where to stand, because the runners disappear at six hundred metres and are not seen again until the water tank. In between is a forest.',
    ),
    p(
      'It is not a large one. It has nine thousand six hundred trees, which the pupils count every January, and none of them is older than six years. But it has a sound, and since last year it has had a kind of small grey monkey that nobody in the village under thirty had seen before.',
    ),
    h2('The fee'),
    p(
      'It began as a joke about money. Selina Toroitich, who teaches science, wanted to hold an open race, and the committee wanted an entry fee. Nobody could agree on how much. She said that in that case everybody should bring a tree.',
    ),
    p(
      'In the first year forty-one people did. Most trees were eucalyptus, which grow fast and drink the springs dry, and she planted them, because a fee is a fee, and was sorry. In the second year there was a list at the gate of the kinds that would be accepted: olive, podo, cedar, croton. Those who could not find one could earn it in the nursery, at an hour for a seedling.',
    ),
    picture({
      scene: 'woods',
      mood: 'forest',
      poses: ['flight', 'toeOff'],
      alt: 'Two runners on a soft path among tall trunks with slanting light',
      caption: 'The natural forest above the school, which the young one is meant to reach by 2040.',
    }),
    h2('What survives'),
    p(
      'Planting is the easy part, Selina says, and it makes good photographs. She has a table on the wall of the science room that makes none. It shows what was still alive two years later.',
    ),
    table(
      ['Planted', 'Trees', 'Alive after two years'],
      ['First season', '41', '12'],
      ['Second', '630', '301'],
      ['Third', '1,900', '1,387'],
      ['Fourth', '3,150', '2,740'],
    ),
    p(
      'The difference between the first row and the last is goats, and children. In the third season each class was given a row. Each child has four trees, with names, and carries a litre of waste water to each of them on the way home in the dry months. When a tree dies the child writes a report. *I ask for the cause,* says Selina. *I do not accept “drought”. Drought is a condition. I want to know what happened on the Tuesday.*',
    ),
    pullQuote('A runner who has planted the course will not cut the corner.', 'Selina Toroitich'),
    h2('A cooler bend'),
    p(
      'Her older pupils have measured the course with four thermometers from a kitchen shop, at ten in the morning on the day of the race and every Friday before it. On the open grass it was 27 degrees this year. Under the six-year-old trees it was 22. In the deepest part, by the gully, where there is water again from February to June, it was 20 and a half.',
    ),
    p(
      'The runners notice. The race record fell this season for the first time in nine years, and the girl who broke it, Sharon Jebiwott, said that from the gully on she had felt as if somebody had opened a door. Four of the trees beside the gully are hers.',
    ),
    h2('How to copy it'),
    p('Eleven schools have asked for the rules. They fit on half a page:'),
    ol(
      'One runner, one tree, from the list. No exceptions for champions.',
      ['Olive, podo, cedar and croton are on it.', 'Eucalyptus only where there is no spring.'],
      'The nursery is watered by those who come late to school.',
      'Nobody plants who will not carry water.',
      'Count what lives, and hang the number up.',
      'Run through it.',
    ),
    p(
      'The tenth thousand will be reached in April, if the rains are on time. It will be planted at the finish line, which will then have to move. Selina has already shown the committee where: four hundred metres up the hill, on the last of the bare grass, from where you can see neither the start nor anything else but trees. Some people are worried that no one will watch a race that cannot be seen. She thinks that they will come and stand inside it.',
    ),
  ],
}

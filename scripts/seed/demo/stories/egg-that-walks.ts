import {h2, p, picture, pullQuote, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people. The proverb in the title is a common Amharic one: little by little, the egg will walk on its legs.
export const eggThatWalks: Story = {
  slug: 'the-egg-that-walks',
  title: 'ቀስ በቀስ እንቁላል በእግሩ ይሄዳል: what a proverb about an egg taught the slowest training group in Bekoji',
  excerpt:
    'Little by little, they say in Amharic, the egg will walk on its own legs. Eleven women who had been told that they were too old to begin took it as a training plan.',
  category: 'Community Projects',
  author: 'Selam Girma',
  publishedAt: '2026-10-12T06:00:00.000Z',
  hashtags: ['Bekoji', 'ቀስበቀስ', 'Masters'],
  picture: {
    scene: 'woods',
    mood: 'mist',
    poses: ['walk', 'landing', 'midstance'],
    alt: 'Three people walk and run slowly along a path between tall trees in the mist',
    focus: [0.55, 0.65],
  },
  relatedStories: ['the-art-of-the-slow-morning'],
  body: [
    p(
      'In Bekoji, where the road from Addis Ababa comes over the last hill, you may see two hundred runners on any morning. They are fifteen or seventeen years old, they are on their way to being among the best in the world, and they go past like a wind. After them there is nothing on the road for some time. Then, out of the eucalyptus, come eleven women in long skirts.',
    ),
    p(
      'The youngest is forty-four. The oldest, Weizero Tsehay Bekele, is sixty-eight and has eight grandchildren, two of whom were in the wind. They run for as long as it takes to say a certain prayer and walk for as long as it takes to say it twice. They have been doing it for three years, and they call themselves *the egg*.',
    ),
    h2('The proverb'),
    p(
      'Everybody in Ethiopia knows the sentence. It is said to children who want to be able to read by Friday. Little by little the egg will walk: first it has to lie there, in the warm, and outwardly nothing happens at all. Tsehay said it to herself on the day when the nurse told her about her sugar. She ought to move, the nurse said. Running would be good, but at her age, of course.',
    ),
    p(
      '*At my age of course,* Tsehay repeated, all the way home. The next morning she went out after the children had passed and ran from her gate to the neighbour’s. It is eighty metres. She was so out of breath that the neighbour came out to see who had died.',
    ),
    quote('The second day I ran to the neighbour and she ran back with me, to make sure.'),
    h2('Eighty metres a week'),
    p(
      'They have never had a coach. They have a rule, which is that each week one gate is added, and nobody may add two. When there were three of them they went to the mill; with seven, to the bridge. In the rains they lay still, as an egg does. When a gate was too far for one of them, they stayed at that gate, all of them, until it was not. Once it was a whole spring. The gate belongs to a carpenter. He has put a bench there.',
    ),
    p(
      'The young ones laughed in the beginning. It was not unkind. They had simply never seen a grandmother run who was not running after something. A boy turned round once and asked politely whether he could help.',
    ),
    picture({
      scene: 'ridge',
      mood: 'gold',
      poses: ['flight', 'toeOff', 'kick', 'landing'],
      alt: 'Four fast runners along a crest in front of a golden sun',
      caption: 'The wind. It comes by at six, and the egg at half past.',
    }),
    h2('What a doctor found'),
    p(
      'Last year the district hospital invited them for an examination, all eleven. Their blood pressure had come down, and in nine of them so had the sugar. The young physician had prepared a lecture on targets. He asked what their goal was, how far they wanted to get. They conferred.',
    ),
    p(
      '*The church of Saint Gabriel,* said one. He looked it up: six kilometres. And then? They looked at him in surprise. *Then we are at Saint Gabriel,* Tsehay said. *We shall go in.*',
    ),
    pullQuote(
      'The children run in order to get away from here. That is right, they must. We run in order to be here for a long time.',
      'Tsehay Bekele',
    ),
    h2('Saint Gabriel'),
    p(
      'They reached it on a Sunday in September, after a hundred and forty-one weeks. The last gate is that of the churchyard. [Yohannes Tesfaye](#athlete-yohannes-tesfaye), who was home between two races, had heard about it from his mother, who is the fifth in the row. He had asked her if he might pace them. She thought about it and told him that he was rather fast, but that he could carry the shoes.',
    ),
    p(
      'So one of the best runners of the district walked up the last hill behind eleven women with a bag over his shoulder. They did not speed up. At the gate, they took off the running shoes and put on the others, and went in, and the priest, who had known about it for a hundred and forty-one weeks, let the bell be rung.',
    ),
    p(
      'Since then they have added one gate more. It stands on the far side of the village, and there is nothing behind it but the road.',
    ),
  ],
}

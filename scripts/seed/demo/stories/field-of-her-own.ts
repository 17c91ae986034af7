import {h2, p, picture, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented athlete and an invented village.
export const fieldOfHerOwn: Story = {
  slug: 'eighty-metres-of-thorn',
  title: 'Eighty metres of thorn',
  excerpt:
    'Amina Juma needed a place to throw a javelin. There was none, so she and her brothers took a hoe and asked the village how far she might go.',
  category: 'Athletics',
  author: 'Hadija Omari',
  publishedAt: '2026-03-28T06:00:00.000Z',
  hashtags: ['Javelin', 'Kwale', 'FieldEvents'],
  picture: {
    scene: 'savanna',
    mood: 'gold',
    poses: ['stretch', 'stand', 'cheer'],
    alt: 'Three people on open ground between flat-topped trees in the evening, one with raised arms',
    focus: [0.4, 0.65],
  },
  body: [
    p(
      'You must ask the wind first, says [Amina Juma](#athlete-amina-juma), and she holds up a feather. It is a chicken feather on a thread, tied to the back end of a javelin that cost more than her father’s boat. The feather lies down towards the sea. She nods, takes nineteen steps back, and the eleven children who sit along the edge of the field pull in their feet.',
    ),
    p(
      'Her first javelin was bamboo with a nail in it. It flew like a bad idea, she says, but she loved it from the first afternoon, because it was the only thing at school that nobody else was in a hurry to do. In a country where every road has runners on it, she would have to wait for no one.',
    ),
    h2('How long is a field'),
    p(
      'There was a catch. A javelin needs room. At the school it had to be thrown over a mango tree, and after the second week, and a conversation with the owner of the tree, in the other direction, towards a wall. Amina’s throws ended at the wall. For a year nobody knew how far they would have gone.',
    ),
    p(
      'Behind her family’s house lay a piece of common land full of thorn and stones where goats got lost. She asked the elders for it. They wanted to know how much. She had brought the bamboo, and so she showed them, there in the lane, and everybody walked to where it stuck in the ground and looked back. It was thirty-one metres. One of the old men, a fisherman who knew the girl’s temper, told her that she would soon be throwing further than that. Better take eighty.',
    ),
    quote(
      'They gave me eighty metres when I could throw thirty-one. I have been trying to deserve the rest.',
    ),
    h2('A dry season'),
    p(
      'It took her and her two brothers from January to the end of March. You cut the thorn, then dig out the root, then burn it, and the following week it has come again from a root that you did not see. They found a grinding stone, two snakes and the rim of a wheel. On the last evening they raked the whole length with a bed frame drawn by a donkey.',
    ),
    p('The first throw on it was forty-four metres. She had been throwing forty-four metres into a wall.'),
    picture({
      scene: 'lake',
      mood: 'gold',
      poses: ['walk', 'walk'],
      alt: 'Two people walk along a shore at low sun, a sailing boat on the water',
      caption:
        'The walk home from the field follows the shore. It is 2.3 kilometres, and the javelin is carried point up.',
    }),
    h2('What else a field is good for'),
    p(
      'What she had not thought of was that others might need a flat place too. A wedding was the first. Somebody asked, and the guests danced between the thirty- and the fifty-metre mark. Since then there have been nineteen weddings, a great many funerals, a football tournament and the weighing of infants on the second Tuesday. There is a calendar at the shop. Javelin is entered at dawn and from four to six, and the rule is that she goes to where people are standing and asks them politely, with the point down.',
    ),
    p(
      'Her national record of 58.12 metres was set in Nairobi. But on the school’s board, where the records are in chalk, it stands with the sentence that she had asked for: *from the wall, 14 more.*',
    ),
    h2('Sixty-two'),
    p(
      'At sixty-two metres there is a stone. It is whitewashed, and the children paint it afresh every year. None of them says what it is for; everybody knows what one has to throw to be invited to the big championships. Beyond the stone the field goes on for eighteen metres more, bare and raked.',
    ),
    p(
      'She has never thrown beyond it. In training, last month, with the wind against her, she hit it. There is a chip in the white now the size of a fingernail. She shows it to you as if it were a photograph of a child. Then she asks the wind again, and the children pull in their feet.',
    ),
  ],
}

import {h2, p, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented athlete and an invented race.
export const turningRound: Story = {
  slug: 'the-art-of-turning-round',
  title: 'The art of turning round',
  excerpt:
    'Faith Nduta was leading the mountain race by nine minutes when she stopped below the top and went down. She has been asked about it ever since.',
  category: 'Athletics',
  author: 'Selam Girma',
  publishedAt: '2026-01-10T06:00:00.000Z',
  hashtags: ['MountainRunning', 'Nanyuki'],
  picture: {
    scene: 'mountain',
    mood: 'dawn',
    poses: ['toeOff'],
    alt: 'A lone runner on a slope below a high snow-capped mountain at dawn',
    focus: [0.35, 0.6],
  },
  body: [
    p(
      'Three hundred metres below the turning point there is a flat rock the size of a kitchen. That is where [Faith Nduta](#athlete-faith-nduta) sat down. She was alone. On her watch it was eight twenty-one; the next woman was nine minutes behind her, and the next man four. She looked at the mountain on the other side of the valley. Then she put on her jacket and waited.',
    ),
    p(
      'When the first of the men came up she stood in the middle of the path with her arms out. He tried to pass her. He has told the story himself since, at the prize-giving, with his hat in his hand. She took hold of him by the rucksack and said: *Listen.*',
    ),
    h2('What she heard'),
    p(
      'It was a bright morning with hardly any wind, and the forecast had been good. Faith has been a porter and a guide for fourteen years, and she has no better explanation than this: the birds had stopped. Then she had looked at the moss on the north side of the rocks. It was the wrong colour. On the peak across the valley a thin line of cloud lay like chalk, and it lay below the summit, not above.',
    ),
    p(
      '*I do not know what these things mean one by one,* she says. *I only know that I have seen them together twice. The first time we lost a tent. The second time we lost a German, for one night.*',
    ),
    p(
      'She turned back eleven runners at the rock. Most were angry. There was prize money, there were qualifying places; a man from the capital announced that he would see a lawyer. The organisers, two thousand metres below, knew nothing, since the radio on that side does not work. She sent the fastest of the eleven down to tell them, and she told the others to walk in pairs.',
    ),
    h2('Nine forty'),
    p(
      'The hail came at twenty to ten. It was followed by an hour of lightning such as people in Nanyuki remember, and they came out of their houses to watch it. The iron ladder on the last stretch below the turning point was struck at least twice. You can see the marks. Nobody was on it.',
    ),
    pullQuote(
      'A summit is a place where you turn round. You can do it at the top or you can do it earlier. It is the same movement.',
      'Faith Nduta',
    ),
    p(
      'The race was annulled. There was a discussion about whether somebody had to be declared the winner. The eleven, who had met that evening in the bar of the rest house, handed in a sheet of paper. It had all their names, in the order in which they had reached the flat rock, and Faith’s stood at the top. The organisers accepted it. They had never had a list of results that was signed by the losers.',
    ),
    h2('How to practise it'),
    p(
      'She gives a course now, in June, for guides and runners. It lasts three days, and the participants do not get to the top of anything. She lets them walk towards something beautiful and, a little before, calls them back. What she tells them is written in the hut:',
    ),
    ul(
      'Decide at the bottom at what time you will turn, and tell somebody who is not coming.',
      'The higher you are, the more stupid you are. Decide for the stupid one in advance.',
      'If you have to persuade yourself, you already know.',
      'Whoever turns round first does not have to explain.',
      'Bring soup. It is easier to turn round to soup.',
    ),
    h2('The man from the capital'),
    p(
      'He did go to a lawyer. The lawyer, it so happens, was a walker. A month later the man from the capital came to the course. He was, Faith says, the best in his class: on the second day he stopped sixty metres before a waterfall that he had looked forward to since breakfast, sat down and unpacked his bread.',
    ),
    p(
      'At the next race, in fine weather, she won. At the turning point there is a box with a bell in it, which everybody has to ring. She rang it and looked at the mountain across the valley for exactly as long as it takes to hear whether there are any birds.',
    ),
  ],
}

import {h2, ol, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented stadium.
export const rainInTheStands: Story = {
  slug: 'the-roof-that-drinks',
  title: 'The roof that drinks',
  excerpt:
    'A county stadium needed water for its grass and had none. The groundsman looked up, and worked out how much was running off above his head.',
  category: 'Climate and athletics',
  author: 'Tobias Mutua',
  publishedAt: '2026-09-05T05:30:00.000Z',
  hashtags: ['Water', 'Stadium', 'Machakos'],
  picture: {
    scene: 'straight',
    mood: 'mist',
    poses: ['toeOff', 'flight'],
    alt: 'Two runners on a home straight on a grey day, a roofed stand behind them',
    focus: [0.5, 0.55],
  },
  body: [
    p(
      'For nineteen years Wilson Musyoka has opened the county stadium at five in the morning, and for eighteen of them the first thing he did was to carry water. There was a tap. It worked on Tuesdays. The infield was brown from June to October, hard as a plate, and the javelins bounced.',
    ),
    p(
      'Then, one night in November, there was such a storm that he stayed and sat it out in the stand. He sat in row four and listened to the roof. It occurred to him that he was sitting below a river.',
    ),
    h2('A sum on a ticket'),
    p(
      'The roof of the main stand measures 92 metres by 21. He knows because he has painted it. He did the sum on the back of an entrance ticket, which is in a frame in the office today. One millimetre of rain on one square metre is one litre. The storm had brought forty-one millimetres. Seventy-nine thousand litres had come down over his head between seven in the evening and midnight, run through six pipes into a ditch and from there, with a good deal of the car park, down to the market.',
    ),
    p(
      'He carried forty litres at a time. He had carried water for eighteen years under a roof that threw it away.',
    ),
    h2('How the roof learned to drink'),
    p(
      'He went to the county office with the ticket. It took three visits before anybody read it, and after that everything went fast, since the market traders, it turned out, had been complaining about the ditch since 2009. They did it in stages, whenever there was some money:',
    ),
    ol(
      'Gutters that were worthy of the name, from a firm that makes cattle troughs.',
      'A box at the foot of each pipe that lets the first dirty minute of rain go by and only then opens. A pupil from the polytechnic built it, out of a ball and a bucket.',
      'Two tanks under the terraces, where there had been nothing but broken chairs.',
      'A third tank for the overflow, at the market, with a tap.',
      'Trees along the back straight, because there was water now to raise them with.',
    ),
    table(
      ['Year', 'Rain caught (litres)', 'Water bought (litres)'],
      ['2022', '0', '1,310,000'],
      ['2023', '420,000', '870,000'],
      ['2024', '1,150,000', '190,000'],
      ['2025', '1,380,000', '0'],
    ),
    pullQuote(
      'People say there is less rain. It comes more at once, that is what I see. So one has to be at home when it comes.',
      'Wilson Musyoka',
    ),
    h2('When it rains hard'),
    p(
      'He is right about that as far as one can say. In a warmer air there is more water, and in many places what falls falls in fewer and heavier showers. Between them the dry weeks get longer. A stadium cannot do much about it. But it has what a village mostly lacks, a large clean roof, and it stands in the middle of people. There are about sixty such roofs in the country, Wilson says. He has written to eleven of them.',
    ),
    p(
      'At the market, the third tank has become the most important one. The women who sell greens no longer send their children to the pump. They pay nothing for it. They have, however, formed a committee, which sweeps the roof twice a year before the rains. It is nine women on ropes, and it is the only time that the public address system of the stadium plays gospel at full volume on a weekday.',
    ),
    h2('Green'),
    p(
      'The infield was green in August this year for the first time. Athletes who came to the championships bent down and felt it, thinking that it was artificial. A javelin that had been thrown 51 metres stuck, upright, trembling slightly. Wilson, who had measured the throw, left it there a little longer than was necessary.',
    ),
    p('The tap, by the way, still works on Tuesdays. He drinks from it then, out of loyalty.'),
  ],
}

import {h2, p, quote, table, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented notebook.
export const whenTheMorningGotHot: Story = {
  slug: 'when-the-morning-got-hot',
  title: 'When the morning got hot',
  excerpt:
    'A coach near Eldoret has written down the temperature at six o’clock every training day for twenty-two years. His notebook has begun to move the start.',
  category: 'Climate and athletics',
  author: 'Hadija Omari',
  publishedAt: '2026-07-18T05:00:00.000Z',
  hashtags: ['Heat', 'Training', 'Climate'],
  picture: {
    scene: 'crossCountry',
    mood: 'noon',
    poses: ['flight', 'toeOff', 'landing', 'kick', 'midstance'],
    alt: 'Five runners over green grass with small flags, a high sun above the hills',
    focus: [0.55, 0.65],
  },
  seo: {metaKeywords: ['heat', 'training', 'climate', 'Eldoret']},
  body: [
    p(
      'The thermometer came with a sack of seed and is shaped like a cob of maize. Since March 2004 it has hung in the shade of the same shed, and Elijah Maiyo has read it at six o’clock on every training morning, which makes something over six thousand readings. They stand in school exercise books, beside the names of those who came and the reason given by those who did not.',
    ),
    p(
      'He did not mean to study anything. He had been told as a young coach that good training is written down, and he wrote down whatever was there. It was one of his runners, home from a university, who asked if she might copy the numbers for a course in statistics. She came back with a drawing of a line.',
    ),
    h2('The line'),
    p(
      'It is not a smooth one. There are cold years in it, and one July with frost on the grass. A thermometer on a shed is not a weather station: it has never been calibrated, and the trees around it have grown. Maiyo says so himself before anybody else can. But over five-year periods the line goes one way.',
    ),
    table(
      ['Years', 'Average at six', 'Mornings above 16°'],
      ['2004–2008', '11.2°', '9 a year'],
      ['2009–2013', '11.5°', '13 a year'],
      ['2014–2018', '12.0°', '22 a year'],
      ['2019–2025', '12.6°', '37 a year'],
    ),
    p(
      'What struck him was the last column. An average of one degree more did not frighten him. He had not noticed, though, that the warm mornings, the ones when the group comes back quiet, had gone from nine a year to more than thirty.',
    ),
    quote('I used to write “lazy” on those days. I have gone back and crossed it out.'),
    h2('What heat does to a run'),
    p(
      'A runner’s body turns most of its fuel into warmth and only a part into movement. The warmth is carried to the skin by blood, and the blood that goes to the skin does not go to the legs. The heart beats faster for the same speed. In dry air sweat helps a great deal, in damp air much less. None of this is a weakness of character, and no amount of will makes it go away. Some of it can be trained: after one or two weeks in warmth the body sweats earlier, and the heart is calmer.',
    ),
    p(
      'What follows for a training group is simple and annoying. On a warm morning the pace on the watch is the wrong thing to look at. Maiyo’s runners now go by breath on such days: if you cannot say the names of the next three farms, you are too fast.',
    ),
    h2('Twenty past five'),
    p(
      'Two years ago the start moved from six to twenty past five. It sounds like a small thing. It meant that the women who milk first had to be asked, and it was they who decided on the twenty minutes. It meant torches, and a new rule that nobody runs alone to the meeting point. The long run, which used to be on Thursday because it always had been, is now on the coldest day of the forecast.',
    ),
    p('Other changes cost nothing:'),
    ul(
      'The hard session has a shaded loop, 900 metres round a cypress plantation, for mornings above sixteen degrees.',
      'Water stands at the halfway tree, in a clay pot, because a plastic one tastes of the sun.',
      'New runners from cooler places have ten days before their first hard session.',
      'Whoever stops because of heat is written down as “stopped”, without a reason.',
    ),
    h2('The next book'),
    p(
      'The student of statistics now works for a meteorological service and has sent a proper instrument, in a white box with slats. It hangs beside the cob of maize. They differ by four tenths of a degree, always in the same direction, and so the old numbers can be corrected and will not be lost.',
    ),
    p(
      'Maiyo has begun on exercise book number thirty-one. He is seventy next year, and one of the juniors has been reading the thermometer with him, so that the hand changes but not the hour. The boy asked what he should write if it was hotter than ever. *Write what it is,* Maiyo told him. *And then see who came anyway.*',
    ),
    p(
      'On the opposite slope there is another answer to the same question, and it is [made of trees](#story-ten-thousand-seedlings-and-a-finish-line).',
    ),
  ],
}

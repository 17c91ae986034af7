import {h2, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const girlsWhoKeepTheTime: Story = {
  slug: 'the-girls-who-keep-the-time',
  title: 'The girls who keep the time',
  excerpt:
    'Eleven pupils in Kabarnet time every meet in three counties. They began because the watch was broken, and they have not been wrong since.',
  category: 'Youth Empowerment',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-03-07T06:00:00.000Z',
  hashtags: ['Timekeepers', 'Baringo', 'GirlsInMathematics'],
  picture: {
    scene: 'watch',
    mood: 'dawn',
    alt: 'A large hand stopwatch in front of layered hills at sunrise',
    focus: [0.5, 0.52],
  },
  seo: {
    metaDescription:
      'How a school club of eleven girls became the most trusted timekeepers in three counties.',
  },
  body: [
    p(
      'When the gun goes, they do not look at the runners. They look at the smoke. Sound needs three tenths of a second to cross a hundred metres of infield, and smoke needs nothing. It is the first thing that a girl learns in the timing club at Kabarnet Girls, and she learns it with her hands: you stand at the far end of the field, somebody claps two boards together, and you see the clap before you hear it.',
    ),
    p(
      'There are eleven of them. They are between fourteen and seventeen years old, they wear green caps, and on Saturdays they go out with a folding table, four watches, and a bell to be rung for the last lap. In the last three years they have timed a hundred and sixty meets in three counties. Coaches write *Kabarnet time* after a result, and the word means that nobody need ask.',
    ),
    h2('A broken watch'),
    p(
      'It began with an argument. At a district meet two officials had the same race at 2:04.1 and 2:05.0, and the watch that lay between them turned out to lose a second in the minute. A girl in the second row, Naomi Kiplagat, who had come with her class to cheer, had counted under her breath. She does this; she counts stairs, too. She said that it had been 2:04 and a half. Nobody paid any attention, except the mathematics teacher, who asked how large she thought her error was.',
    ),
    p('*Half a second,* Naomi said. *But I know which half.*'),
    p('The teacher, Josephine Rotich, borrowed watches the next day.'),
    h2('How wrong are we'),
    p(
      'The club does not practise being fast. It practises knowing its own error. For the first month every girl times the same hundred films of races for which the true time is known, and she writes down how far off she was, and in which direction. Everybody has a habit. One presses early, because she is eager, another waits until she is sure.',
    ),
    table(
      ['Timekeeper', 'Average error', 'Spread'],
      ['Naomi', '−0.03 s', '0.06'],
      ['Chelagat', '+0.08 s', '0.05'],
      ['Faith', '−0.11 s', '0.04'],
      ['Ruth', '+0.02 s', '0.12'],
    ),
    p(
      'The best timekeeper in this table, Josephine will tell you, is Faith. She is the furthest off, but she is so in the same way each time, and what is always the same can be taken away. Ruth is right on average and cannot be trusted. It takes about a week until the girls agree. Then they will never again say of anything that it is right on average.',
    ),
    pullQuote(
      'I used to be afraid of mistakes. Now I ask a mistake how big it is and where it lives.',
      'Naomi Kiplagat, 17',
    ),
    h2('Three watches'),
    p(
      'First place is timed by three, as the rules demand. If two agree, it is that time; if all three differ, the one in the middle. Once all three differed by more than two tenths, in a final, with a bus full of supporters standing at the table. Chelagat, who was fifteen and in charge that day, rang the bell until there was silence. She announced that the timekeepers had failed and that the places stood, but that there would be no time. A man shouted that it had been a record. *It may have been,* she said. *We did not see it well enough to say so.*',
    ),
    p(
      'He shouted for a while longer. On the following Monday he telephoned the school and asked if they would time his own club’s championships.',
    ),
    h2('What becomes of them'),
    p(
      'Of the girls who have left, two study mathematics, one is an apprentice at a laboratory for weights and measures, and one, who came from [a school with a relay](#story-the-barefoot-relay), is training as a starter with [Grace Moraa](#womenStory-grace-moraa). She says it is the same work from the other end.',
    ),
    p(
      'Naomi finishes in November. Her application essay has the title *On knowing which half*. She wants to work with clocks, very good ones, of the kind that are used to find out how long a second is. She has read that they are wrong too, by about a second in a hundred million years. She would like to know in which direction.',
    ),
  ],
}

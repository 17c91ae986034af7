import {h2, ol, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented race. The proverb in the title is a common Swahili one: hurry, hurry has no blessing.
export const harakaHaraka: Story = {
  slug: 'haraka-haraka-haina-baraka',
  title: 'Haraka haraka haina baraka: jinsi kikundi cha wakimbiaji wa Mombasa kilivyojifunza kuanza polepole',
  excerpt:
    'Hurry, hurry has no blessing. A club on the coast that had lost every second half put the oldest sentence in Swahili on its shirts, on the back, where the others can read it.',
  category: 'Athletics',
  author: 'Hadija Omari',
  publishedAt: '2026-09-19T06:00:00.000Z',
  hashtags: ['Mombasa', 'EvenPace', 'HarakaHarakaHainaBarakaKilaKilomita'],
  picture: {
    scene: 'lake',
    mood: 'noon',
    poses: ['flight', 'landing', 'midstance'],
    alt: 'Three runners on a pale shore under a midday sky, a sail on the water behind them',
    focus: [0.5, 0.65],
  },
  body: [
    p(
      'On the front of the shirts is the name of the club, as it should be, Wakimbiaji wa Kisauni. The sentence is on the back. *Haraka haraka haina baraka.* Hurry, hurry has no blessing. You hear it as a child in every kitchen of the coast. The club has had it printed in letters as large as a hand, because of those who run behind them, of whom there used to be none.',
    ),
    p(
      'For in the first half of a race they were always in front. That was their trouble. They are people from the island and the ferry, porters and students and a dentist, who train on sand at five in the morning and are very fit; and in every one of the eleven half marathons in which they took part in two years they went out as though the ferry were leaving. At ten kilometres they were leading. At fifteen they were walking.',
    ),
    h2('The old man with the beans'),
    p(
      'They had a coach for it in the end, and he had never run. Mzee Bakari Hamisi sells mahamri and pigeon peas by the bridge. He has passed his life beside a pot that must not boil over. On Sundays he watched them come in, at the end, in pieces, and one day he remarked to the dentist that he also knew how to burn the bottom of a thing while the top is raw.',
    ),
    p('They asked what he would do. *Light a smaller fire,* he said.'),
    table(
      ['Half marathon', 'First 10 km', 'Last 10 km', 'Finish'],
      ['March (before)', '36:40', '47:15', '1:28:50'],
      ['May', '39:30', '42:05', '1:26:20'],
      ['July', '40:10', '40:02', '1:24:46'],
      ['September', '40:05', '38:50', '1:23:21'],
    ),
    p(
      'The figures are those of Swaleh Athman, a porter of thirty-one. He trained no more in September than in March. He only ran the first ten kilometres more than three minutes slower, and he had never been so ashamed in his life.',
    ),
    h2('The shame of being passed'),
    p(
      'This is the actual difficulty, and no training plan mentions it. To begin slowly means to be overtaken. They come by on the left and on the right, people with bad shoes, people who are talking. Your whole body wants to tell them that there has been a misunderstanding. In May half of the club did not hold out. They went with them at four kilometres, and at fifteen they walked.',
    ),
    p('Mzee Bakari gave them tasks for the first half hour:'),
    ol(
      'For two kilometres you are to breathe through the nose.',
      'Then read the numbers of those who overtake you. Learn five of them by heart.',
      'At seven kilometres you may run beside somebody, but not in front of him.',
      'At ten you can drink. Look round. Count your people.',
      'From there, collect your numbers.',
    ),
    p(
      'It was the fifth that did it. It turned the shame into a list of debtors. Swaleh had five numbers in his head in July and caught the last of them on the bridge, two hundred metres before the end. It was a police sergeant. They have been friends since.',
    ),
    pullQuote(
      'Whoever passes me in the first half hour is lending me something. I know his number.',
      'Swaleh Athman',
    ),
    h2('What the body says to it'),
    p(
      'As a physiologist I have little to add. Whoever begins too fast uses up in the first kilometres the stores that are hardest to replace, and heats up earlier, which on the coast is decisive. Nearly all the best marks over long distances have been run with two halves that were as good as equal, or with the second slightly faster. One could put a great many curves on the wall about that. The sentence from the kitchen is shorter.',
    ),
    h2('Smoke'),
    p(
      'In September, on the home course, seven of them came in among the first twenty. At the bridge stood Mzee Bakari behind his pot. He had taken the lid off, and a white column of steam went straight up. They had agreed on that as a signal: it meant that there were eleven minutes to go, and that now, if anyone wished it, the fire could be larger.',
    ),
  ],
}

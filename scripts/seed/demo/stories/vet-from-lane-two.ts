import {h2, p, pullQuote, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const vetFromLaneTwo: Story = {
  slug: 'the-vet-from-lane-two',
  title: 'The vet from lane two',
  excerpt:
    'Dinah Lokorio learned to watch animals walk before she learned to run. A scholarship made her a sprinter, and the sprinting made her a better vet.',
  category: 'Success Stories',
  author: 'Hadija Omari',
  publishedAt: '2026-02-14T06:00:00.000Z',
  hashtags: ['WomenInScience', 'Samburu', 'AfterSport'],
  picture: {
    scene: 'savanna',
    mood: 'morning',
    poses: ['walk', 'stoop', 'coach'],
    alt: 'Three people on a green plain with flat-topped trees in the morning, one bending down',
    focus: [0.45, 0.65],
  },
  body: [
    p(
      'The cow has been led past her three times. It is a good cow, brown and white, and to everybody who has come to watch it walks like a cow. Dinah Lokorio squats in the dust with her forearms on her knees. *Left behind,* she says. *Not the hoof. Higher up. She has had it for a week.* The owner, an old man in a red blanket, looks at her as if she had read his letters. It has been nine days.',
    ),
    p(
      'She is the government’s veterinary officer for a piece of Samburu that is as big as some countries. Ten years ago she was in lane two of a 200-metre final at a university in Texas. She says that these are not two stories.',
    ),
    h2('Watching'),
    p(
      'As a girl she herded goats, and it was her task to see in the evening which of them was not right. One does not see it by looking at the goat, her grandmother taught her. You look at the others, for as long as it takes until you have their rhythm in your eyes, and then one of them is out of tune.',
    ),
    p(
      'When she came to the university on a sprint scholarship she had never seen herself run. In the first week they filmed her from the side and played it slowly. Everybody else in the room, she remembers, looked at her start, which was poor. She saw at once that in every second step her right heel dropped a finger’s breadth lower than the left.',
    ),
    quote('I told the coach: that one there is lame. He asked which one. I said, the girl.'),
    p(
      'It was an old fracture, badly healed, from a fall off a rock when she was twelve. It was the reason why she was always injured on the left. They treated it, and she took off three tenths in one year. The coach began to bring her to the track when he wanted to know what was wrong with somebody. She sat on the grass. She needed about a minute and a half.',
    ),
    h2('The other faculty'),
    p(
      'She had been enrolled in kinesiology. In her second year she took a walk on a Sunday and came to the far side of the campus, where there were horses on a treadmill. She stood by the fence until somebody asked what she wanted. Then she asked how one gets in there.',
    ),
    p(
      'It was not easy. Veterinary medicine in America comes after the degree, it is long and costs a fortune, and a sprint scholarship doesn’t cover it. She finished her first degree, and her running, and came home. She studied for the second in Nairobi, with a stipend from a livestock board and with what she earned by looking at racehorses at the weekend. *They have four legs,* she says. *It is a relay.*',
    ),
    pullQuote(
      'Running taught me what it costs to hide a pain. Animals hide it better than anyone. So I look for the cost.',
      'Dinah Lokorio',
    ),
    h2('A vehicle and a loudspeaker'),
    p(
      'Her district has one road and forty-one thousand cattle. She drives a white pick-up with a refrigerator for vaccines, which runs on the sun. In the evenings, when the herds come in to the wells, she stands on the roof of the cab and watches them go by. In the last drought she found an outbreak of a lung disease eleven days before the first animal died, because in a herd of two hundred she saw nine that put their front feet too far apart, as one does who has trouble breathing.',
    ),
    p(
      'On Saturdays there is a race at the wells, for herders, barefoot, over more or less two hundred metres. She started that. First prize is a goat, vaccinated. She does not take part in it, although they shout for her each time. She is sitting on the grass.',
    ),
    p(
      'Last year she sent a girl of fifteen to the hospital in Wamba after the race. The girl had won. She had a hip that would have been beyond repair in another two years, and had never said a word to anyone. *How did you know?* the mother asked. Dinah had looked at the others, she said, until she had the rhythm in her eyes.',
    ),
  ],
}

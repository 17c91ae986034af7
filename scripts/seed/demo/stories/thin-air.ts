import {h2, p, picture, quote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people; the physiology is textbook knowledge.
export const thinAir: Story = {
  slug: 'what-thin-air-does',
  title: 'What thin air does, and what it does not',
  excerpt:
    'Everyone knows that our runners are fast because they live high up. A physiologist who grew up at the sea explains which half of that is true.',
  category: 'Sports Science',
  author: 'Hadija Omari',
  publishedAt: '2026-02-08T06:00:00.000Z',
  hashtags: ['Altitude', 'Physiology', 'Iten'],
  picture: {
    scene: 'mountain',
    mood: 'morning',
    poses: ['flight', 'kick'],
    alt: 'Two runners on a green slope below a mountain with snow in its gullies',
    focus: [0.4, 0.6],
  },
  relatedStories: ['what-the-treadmill-knows'],
  body: [
    p(
      'I grew up at the sea. When I first went up to Iten, at 2,400 metres, I was twenty-three and in fair shape, and I climbed the stairs to the guest room with my suitcase like a woman of ninety. At the top a boy of about eight took it out of my hand and ran up one more flight, since I had the wrong floor. I have been interested in the subject ever since.',
    ),
    h2('The air is not empty'),
    p(
      'It is a common mistake to think that there is less oxygen in the air up there. Its share is the same everywhere, about 21 per cent. What is lower is the pressure. At 2,400 metres it is roughly a quarter less than on the beach at Diani, and so with each breath about a quarter fewer molecules of oxygen are pushed into you. The body notices this within minutes. You breathe deeper, and the heart beats faster, also at rest, also in your sleep.',
    ),
    p(
      'In the following days something slower begins. The kidneys have sensors for oxygen. When they get too little they send out a hormone, erythropoietin, that has a bad name because some people take it from a syringe. Here it is made by nobody but yourself. In the bone marrow more red blood cells are formed. It takes two to four weeks until it amounts to something, and about as long, once you are down again, until it is gone.',
    ),
    h2('Who has it from birth'),
    p(
      'People who grow up high have had years for all of this. They also often have larger lungs in relation to their bodies. It would be fine to say that this is the explanation. But there are many mountains in the world. In the Andes and in Tibet people live a good deal higher than in Iten, for thousands of years, and have adapted marvellously, in each place in a different way. They do not dominate the lists of long-distance races.',
    ),
    quote(
      'If it were the altitude alone, all the champions would come from Bolivia, and I would have been beaten to the second floor by everybody.',
    ),
    p('Altitude, then, is a part of it. It is about as much a part as good soil is of a good harvest.'),
    picture({
      scene: 'ridge',
      mood: 'dawn',
      poses: ['flight', 'midstance', 'toeOff', 'landing', 'kick'],
      alt: 'Five runners in a line along a crest in front of a huge rising sun',
      caption:
        'At six in the morning there are, on a normal Tuesday, about eight hundred people running around Iten.',
    }),
    h2('What else there is'),
    p(
      'Researchers have looked into this for decades and have not found a single cause, neither a gene nor a food. What they do find is a number of things that come together:',
    ),
    ul(
      'Children who cover long distances on foot, for years, before anybody calls it training.',
      'Slender lower legs, which cost less to swing.',
      'Soft roads, and a climate in which one can run out of doors every day of the year.',
      'Hundreds of others, of the same standard, at the same gate, at the same hour.',
      'A way out of poverty that one can see with one’s own eyes at the next farm.',
    ),
    p(
      'I have come to think that the fourth matters most, and it is hardest to measure. Whoever runs in Iten on a Tuesday is always among forty people who are a little better. It is not possible to do that at home in Mombasa, however large one’s lungs.',
    ),
    h2('If you want to go up'),
    p(
      'Visitors from the lowlands should do very little for the first three days and no hard session in the first week. Drink more, because dry air and fast breathing dry you out. Have your iron checked beforehand, [for without iron the bone marrow cannot build anything](#story-porridge-and-iron). Two weeks are too few, four are good. Some people react strongly, some hardly at all, and one cannot see it from outside.',
    ),
    p(
      'Above 2,500 metres people may fall ill. A headache that gets worse, vomiting, or being confused is a reason to go down at once and not only after the next training run.',
    ),
    p(
      'The boy with the suitcase is a man of twenty-six today. He did become a runner, and then a hotel manager. I met him again last year and told him that in all those years I had been wanting to test him in my laboratory. He said he was sorry, but he had never been down to the sea. He was told that the air was very thick there.',
    ),
  ],
}

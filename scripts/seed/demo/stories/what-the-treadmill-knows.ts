import {h2, p, picture, pullQuote, table, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented laboratory and invented runners; the physiology is textbook knowledge.
export const whatTheTreadmillKnows: Story = {
  slug: 'what-the-treadmill-knows',
  title: 'What the treadmill knows',
  excerpt:
    'A mask, a drop of blood and a belt that gets faster every four minutes. What comes out are three numbers, and none of them is the one you would expect.',
  category: 'Sports Science',
  author: 'Hadija Omari',
  publishedAt: '2026-11-02T06:00:00.000Z',
  hashtags: ['Physiology', 'VO2max', 'RunningEconomy'],
  picture: {
    scene: 'laboratory',
    mood: 'forest',
    poses: ['midstance'],
    alt: 'A runner on a treadmill, a scientist with a clipboard and two rising curves on a screen',
    focus: [0.65, 0.5],
  },
  relatedStories: ['counting-steps', 'the-art-of-the-slow-morning'],
  seo: {
    metaTitle: 'VO2max, threshold and economy explained',
    metaKeywords: ['VO2max', 'lactate threshold', 'running economy', 'physiology'],
  },
  body: [
    p(
      'The room is on the ground floor, because the treadmill weighs eight hundred kilograms. There is a fan as large as a cartwheel, a shelf with masks in three sizes, and a window onto a school yard, from which in the long break a row of small faces watches people run very hard without getting anywhere. They think that it is the funniest thing in Mombasa. On some days I agree with them.',
    ),
    p(
      'I have tested about four hundred runners in this room. Nearly all of them ask the same thing when they take off the mask: *Is it good?* I have found that I can answer only if we agree first on what *it* is. There are three numbers.',
    ),
    h2('The size of the engine'),
    p(
      'The first is the best known. The faster you run, the more oxygen you use, until a point comes from which you use no more, though you can still go a little faster for a short while. That limit is called the maximal oxygen uptake. It is given in millilitres per minute for each kilogram of you. An adult who does not train may have 35 or 40. A good club runner will have 55 to 65, the very best 75 to 85 and more.',
    ),
    p(
      'It depends largely on how much blood the heart can pump with a beat. Training raises it, much in the first year and then less and less. And it does not win races. Among runners of the same standard it hardly tells you who will come in first.',
    ),
    h2('How much of it you can use'),
    p(
      'Nobody races for an hour at the limit. What counts is the share of it that you can hold. As the belt goes faster, I take a drop of blood from the ear every four minutes and measure lactate. It is no poison and does not cause sore legs, as used to be taught; it is a fuel that passes between the muscles. But from a certain speed on more is made than is used up, and the curve bends. Below the bend you can run for a long time. Above it a clock is ticking.',
    ),
    table(
      ['Speed', 'Runner A', 'Runner B'],
      ['14 km/h', '1.2', '1.1'],
      ['16 km/h', '1.9', '1.4'],
      ['17 km/h', '3.1', '1.8'],
      ['18 km/h', '5.4', '2.6'],
      ['19 km/h', '—', '4.3'],
    ),
    p(
      'The numbers are millimoles of lactate in a litre of blood. Both runners have a maximal uptake of 68. Runner B, as you see, lives in another country.',
    ),
    h2('What a kilometre costs'),
    p(
      'The third number is the quietest, and to my mind the most beautiful. How much oxygen does one kilometre cost you? Two people can run side by side at the same speed, and one needs a tenth less. It is called running economy. Slender calves help, and springy tendons, and years and years of doing it. Shoes can change it by a few per cent, which has turned the record lists upside down.',
    ),
    picture({
      scene: 'fromAbove',
      mood: 'gold',
      poses: ['flight', 'midstance', 'toeOff', 'landing'],
      alt: 'Four runners and their shadows in the lanes of a track, seen from above',
      caption: 'Same speed, different cost: you cannot see economy from outside.',
    }),
    pullQuote(
      'I can measure how much it costs her. I cannot tell you how she does it, and neither can she.',
      'From a conversation in the laboratory',
    ),
    h2('What it is good for'),
    p('A test does not tell you how fast you will be. It tells you which part to work on:'),
    ul(
      'A small engine, well used: intervals, and patience.',
      'A large engine with an early bend: long steady runs just below it.',
      'Everything fine and a high cost: strides, hills, strength, time.',
      'Everything fine in every respect and still no results: sleep, food, or the head. I have no mask for that.',
    ),
    h2('And what it does not know'),
    p(
      'The most remarkable test that I ever did was that of a woman of forty-six who sells cloth in Kisauni. She had walked and run all her life and had never raced. Her engine was middling. Her bend came late, but not astonishingly so. Her cost per kilometre was the lowest that I have seen in this room. I checked the calibration twice.',
    ),
    p(
      'I showed her the curve. She looked at it with politeness and asked whether I had ever carried eleven kilograms of cloth on my head along the beach, where the sand is soft. I had not. *Then you would also waste nothing,* she said.',
    ),
  ],
}

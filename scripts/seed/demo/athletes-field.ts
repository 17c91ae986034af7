// Invented athletes, invented races and invented marks, for the demo content only.
import type {Athlete} from './athlete.ts'
import {p} from './rich-text.ts'

/** Jumps, throws, sprints and the walk. */
export const fieldAthletes: readonly Athlete[] = [
  {
    slug: 'adaeze-nwosu',
    name: 'Adaeze Nwosu',
    title: 'Triple jump, Lagos',
    description:
      'A biochemist who jumps thirteen metres forty and studies in the same rhythm: long, longer, longest.',
    badge: {text: 'NCAA', colour: 'clay'},
    active: true,
    featured: false,
    image: {
      mood: 'morning',
      alt: 'Drawing of Adaeze Nwosu with a high puff, a yellow band and glasses, hills behind her',
      sitter: {
        skin: '#4a2b1e',
        hair: 'puff',
        accent: '#dca544',
        wears: 'singlet',
        top: '#b8492d',
        trim: '#f5ecdd',
        glasses: true,
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Adaeze Nwosu began with hopscotch in a stairwell in Surulere, because the yard was let to a mechanic. The squares were tiles and the landing was a wall, which taught her to stop.',
      ),
      p(
        'She is in her third year at an American university, counts yeast in the afternoons, and keeps [a timetable in five colours](#story-a-timetable-with-no-holes). Her best is 13.40. *A triple jump has three parts,* she says, *and the first must leave something for the third.* *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'moses-wafula',
    name: 'Moses Wafula',
    title: '20 kilometres race walk, Webuye',
    description: 'He delivered letters on foot for nine years. Then somebody told him that it was an event.',
    badge: {text: 'Never lifted', colour: 'ink'},
    active: true,
    featured: false,
    image: {
      mood: 'noon',
      alt: 'Drawing of Moses Wafula in a blue cap and a light shirt under a midday sun',
      sitter: {
        skin: '#3f241a',
        hair: 'cap',
        accent: '#2e5a66',
        wears: 'shirt',
        top: '#f0e2c8',
        trim: '#b8492d',
        beard: 'short',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Moses Wafula had a round of twenty-two kilometres and was the only postman in Webuye who was home by noon. A lorry driver who had once seen the Olympic Games on a ship’s television leaned out and told him that he was walking by the rules.',
      ),
      p(
        'In six seasons he has had two red cards, both in his first race, where he waved to somebody he knew. He trains at five, in uniform trousers, and greets nobody. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'brenda-chelimo',
    name: 'Brenda Chelimo',
    title: 'High jump, Kabarnet',
    description:
      'She learned to jump over a clothes line, and the washing was her crossbar until her grandmother moved the pegs.',
    active: true,
    featured: false,
    image: {
      mood: 'dusk',
      alt: 'Drawing of Brenda Chelimo with natural hair and gold earrings in a green singlet at dusk',
      sitter: {
        skin: '#5a3524',
        hair: 'afro',
        accent: '#b8492d',
        wears: 'singlet',
        top: '#214f3b',
        trim: '#dca544',
        earrings: true,
        backdrop: 'stripes',
      },
    },
    bio: [
      p(
        'There is a scar on Brenda Chelimo’s elbow from a Tuesday on which her grandmother had hung out blankets. She was nine and went for them all the same.',
      ),
      p(
        'The school had a pit of sawdust and a bamboo. Today she jumps 1.84 metres, off the wrong foot as the books would have it, and no coach has had the heart to change it. She is training to be a pilot and says that the run-up is the same. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'ibrahim-sesay',
    name: 'Ibrahim Sesay',
    title: '100 metres, Freetown',
    description:
      'Ten seconds and twenty-one hundredths, and before that eleven hours a day in a bakery, on his feet.',
    badge: {text: 'Fastest baker', colour: 'gold'},
    active: true,
    featured: false,
    image: {
      mood: 'clay',
      alt: 'Drawing of Ibrahim Sesay, head shaved, in a yellow singlet before curved lanes',
      sitter: {
        skin: '#2f1b15',
        hair: 'shaved',
        accent: '#dca544',
        wears: 'singlet',
        top: '#dca544',
        trim: '#1c1714',
        backdrop: 'lanes',
      },
    },
    bio: [
      p(
        'Ibrahim Sesay carried trays of bread up a hill in Freetown, from the oven to the shop, and the bread had to be hot. It is 140 metres. He has never raced anything as hard.',
      ),
      p(
        'He was discovered by a customer, who complained that the boy had gone past without stopping. He is 22, starts badly and knows it, and is seldom in front before seventy metres. *Up there the smell of the shop begins,* he says. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'naserian-lekuton',
    name: 'Naserian Lekuton',
    title: 'Shot put, Maralal',
    description:
      'Four kilograms, a circle of poured concrete behind the clinic, and a record that she set between two vaccinations.',
    active: true,
    featured: false,
    image: {
      mood: 'forest',
      alt: 'Drawing of Naserian Lekuton with a red head scarf and earrings in a dark jacket',
      sitter: {
        skin: '#4a2c20',
        hair: 'scarf',
        accent: '#b8492d',
        wears: 'jacket',
        top: '#2b2a33',
        trim: '#dca544',
        earrings: true,
        backdrop: 'stripes',
      },
    },
    bio: [
      p(
        'Naserian Lekuton is a nurse at a clinic where the waiting line is outdoors. The builders had left over enough concrete for a circle, and she asked for it.',
      ),
      p(
        'She trains in her white coat, in the pauses, and the patients call out the distance. Her best is 15.62 metres. The children have not been afraid of her needle since they saw what else she could do with that arm. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'emmanuel-tirop',
    name: 'Emmanuel Tirop',
    title: '3000 metres steeplechase, Kapcherop',
    description:
      'Seven water jumps and not a splash: he has counted his steps to the barrier since he was twelve.',
    badge: {text: 'Water jump', colour: 'green'},
    active: true,
    featured: true,
    image: {
      mood: 'gold',
      alt: 'Drawing of Emmanuel Tirop with faded hair and a short beard in a dark red singlet, sun behind him',
      sitter: {
        skin: '#4a2b1e',
        hair: 'fade',
        accent: '#214f3b',
        wears: 'singlet',
        top: '#86301d',
        trim: '#f5ecdd',
        beard: 'short',
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'The way to school had a fence, a log and a stream, and Emmanuel Tirop was late on most days. He says that the steeplechase is the only event that was invented by pupils.',
      ),
      p(
        'What he is known for is the water jump. He puts his foot on the barrier as one puts it on a stair and lands at the edge, dry. He has won races in which he was the slowest on the flat. In the off season he repairs fences, and thinks that it is only fair. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'zawadi-mbogo',
    name: 'Zawadi Mbogo',
    title: 'Heptathlon, Taita',
    description:
      'Seven events in two days. She likes the nights between them best, when nothing has been decided.',
    active: true,
    featured: false,
    image: {
      mood: 'dawn',
      alt: 'Drawing of Zawadi Mbogo with long braids in a blue jacket at sunrise',
      sitter: {
        skin: '#6a4029',
        hair: 'braids',
        accent: '#dca544',
        wears: 'jacket',
        top: '#2e5a66',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Zawadi Mbogo was entered in seven events at a school meet by mistake. The teacher had put a cross against every line on which there was still a gap, and she had not liked to say anything. She won on points.',
      ),
      p(
        'She is a map maker by profession and draws each event beforehand: where the wind is, where the sun will be at four. She always paints the 800 metres, the last of the seven, in pencil. *Invented for the demo content.*',
      ),
    ],
  },
]

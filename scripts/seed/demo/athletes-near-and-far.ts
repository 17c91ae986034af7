// Invented athletes, invented races and invented marks, for the demo content only.
import type {Athlete} from './athlete.ts'
import {p} from './rich-text.ts'

/** Juniors, masters, para-athletes, and some who have retired. */
export const otherAthletes: readonly Athlete[] = [
  {
    slug: 'brian-cheruiyot',
    name: 'Brian Cheruiyot',
    title: 'Cross country, Nandi Hills and Prairie Hills',
    description:
      'From red mud to white snow in one term, with a borrowed coat and a friend who gets a stitch.',
    badge: {text: 'Freshman', colour: 'green'},
    active: true,
    featured: false,
    image: {
      mood: 'mist',
      alt: 'Drawing of Brian Cheruiyot with cropped hair in a green jacket before grey hills',
      sitter: {
        skin: '#4a2b1e',
        hair: 'crop',
        accent: '#b8492d',
        wears: 'jacket',
        top: '#214f3b',
        trim: '#dca544',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Brian Cheruiyot is nineteen and in his first year at a small American college, where he found out that snow is a kind of mud. We have told [the story of that race](#story-first-snow-at-prairie-hills).',
      ),
      p(
        'He runs over fields better than on tracks and over hills better than over fields. He writes a postcard home every Sunday and has so far found eleven with a cow on them. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'sharon-jebiwott',
    name: 'Sharon Jebiwott',
    title: 'Junior cross country, Elgeyo',
    description: 'At sixteen she holds the record of a course on which she planted four of the trees.',
    badge: {text: 'Course record', colour: 'gold'},
    active: true,
    featured: true,
    image: {
      mood: 'forest',
      alt: 'Drawing of Sharon Jebiwott with a yellow headband in a red singlet, green light behind her',
      sitter: {
        skin: '#3f241a',
        hair: 'headband',
        accent: '#dca544',
        wears: 'singlet',
        top: '#b8492d',
        trim: '#f5ecdd',
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Sharon Jebiwott’s four trees are called Monday, Tuesday, Wednesday and Goat. The last had to be replaced. They stand at the gully of the school course in Elgeyo, and she is always two seconds faster there than she has any right to be.',
      ),
      p(
        'She wants to study forestry, or run, or be the person who decides where the finish is. [The race itself has a story.](#story-ten-thousand-seedlings-and-a-finish-line) *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'hassan-barre',
    name: 'Hassan Barre',
    title: 'T11 1500 metres, Garissa',
    description:
      'He has not seen a track since he was six. With his guide he runs it in four minutes and eleven seconds.',
    badge: {text: 'Champion', colour: 'gold'},
    active: true,
    featured: false,
    image: {
      mood: 'gold',
      alt: 'Drawing of Hassan Barre with short hair in a blue singlet with yellow trim before slanting light',
      sitter: {
        skin: '#5a3524',
        hair: 'crop',
        accent: '#214f3b',
        wears: 'singlet',
        top: '#2e5a66',
        trim: '#dca544',
        beard: 'short',
        backdrop: 'stripes',
      },
    },
    bio: [
      p(
        'Hassan Barre and his guide, Yusuf, are tied together at the wrist by a shoe lace, and have been for seven years. They do not talk in races. Yusuf breathes out audibly before a bend, and that is enough.',
      ),
      p(
        'Hassan teaches Braille and mathematics. He knows where he is on any track by the sound of the stand, and once asked in an empty stadium whether they had taken away the roof. They had. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'eunice-makokha',
    name: 'Eunice Makokha',
    title: 'Masters 200 metres, Busia',
    description:
      'Seventy-two years old, undefeated since her sixties, chiefly, she says, for lack of competition.',
    active: true,
    featured: false,
    image: {
      mood: 'dawn',
      alt: 'Drawing of Eunice Makokha in a gold head scarf and glasses, a huge sun behind her',
      sitter: {
        skin: '#4a2c20',
        hair: 'scarf',
        accent: '#dca544',
        wears: 'shirt',
        top: '#86301d',
        trim: '#f5ecdd',
        glasses: true,
        earrings: true,
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Eunice Makokha ran her first 200 metres at sixty-four, at her grandson’s sports day, in a race for parents. She had put down her handbag. Somebody timed it for fun.',
      ),
      p(
        'She trains on Thursdays, with the grandson, who gets a head start that grows smaller each year. She is looking for women over seventy who have a little time and no fear of losing. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'abel-lagat',
    name: 'Abel Lagat',
    title: 'Retired, formerly 3000 metres steeplechase',
    description: 'He explained sleep to a cook, and now he explains it to whole teams.',
    active: false,
    featured: false,
    image: {
      mood: 'mist',
      alt: 'Drawing of Abel Lagat with a grey beard and a green cap in a light shirt',
      sitter: {
        skin: '#6a4029',
        hair: 'cap',
        accent: '#214f3b',
        wears: 'shirt',
        top: '#d8c9ae',
        trim: '#b8492d',
        beard: 'grey',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Abel Lagat was a good steeplechaser for eleven seasons and a great sleeper for all of them. He could do it on benches, on buses and, once, in a call room.',
      ),
      p(
        'Since his retirement he has visited training camps with a suitcase full of curtains. What he tells people is [as simple as bread](#story-the-hour-that-nobody-photographs). *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'dinah-lokorio',
    name: 'Dinah Lokorio',
    title: 'Retired, formerly 200 metres',
    description: 'Once in lane two in Texas, now the vet for a district as big as a country.',
    badge: {text: 'After sport', colour: 'ink'},
    active: false,
    featured: false,
    image: {
      mood: 'morning',
      alt: 'Drawing of Dinah Lokorio with short hair and earrings in a green shirt before pale hills',
      sitter: {
        skin: '#3a2118',
        hair: 'fade',
        accent: '#b8492d',
        wears: 'shirt',
        top: '#5b8a55',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Dinah Lokorio ran 23.10 for 200 metres, saw on a film that she was lame, and was right. She is the veterinary officer for a large piece of Samburu.',
      ),
      p(
        'On Saturdays there is a race at the wells, with a vaccinated goat for the winner. She does not take part. [She watches.](#story-the-vet-from-lane-two) *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'swaleh-athman',
    name: 'Swaleh Athman',
    title: 'Half marathon, Mombasa',
    description: 'A porter at the ferry who learned to let everybody pass and to remember their numbers.',
    badge: {text: 'Even pace', colour: 'clay'},
    active: true,
    featured: false,
    image: {
      mood: 'noon',
      alt: 'Drawing of Swaleh Athman with short hair and a beard in a white and blue singlet under a clear sky',
      sitter: {
        skin: '#5a3524',
        hair: 'crop',
        accent: '#2e5a66',
        wears: 'singlet',
        top: '#f0e2c8',
        trim: '#2e5a66',
        beard: 'short',
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Swaleh Athman carries luggage on to the Likoni ferry, and mattresses, and once a piano. Nobody has ever been able to make him hurry there. On the road, for two years, he went out in front and walked home.',
      ),
      p(
        'He has since run three half marathons with [the sentence from the kitchen on his back](#story-haraka-haraka-haina-baraka), each faster than the one before. *Invented for the demo content.*',
      ),
    ],
  },
]

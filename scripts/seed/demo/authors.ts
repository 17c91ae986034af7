import type {PortraitPicture} from '#seed/pictures/draw-picture.ts'

export type Portrait = Omit<PortraitPicture, 'name'> & {alt: string}

/** Invented, like everybody in the demo content. */
export const authors = [
  {
    name: 'Naliaka Wekesa',
    slug: 'naliaka-wekesa',
    bio: 'Naliaka grew up beside a school track in Bungoma and kept the scorebook before she was tall enough to see over the table. She writes about people who arrive early and leave late.',
    photo: {
      mood: 'gold',
      sitter: {
        skin: '#5a3524',
        hair: 'braids',
        accent: '#b8492d',
        wears: 'shirt',
        top: '#214f3b',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'stripes',
      },
      alt: 'Drawing of a woman with long braids and gold earrings in a green shirt',
    },
  },
  {
    name: 'Kiprono Barmasai',
    slug: 'kiprono-barmasai',
    bio: 'Kiprono coached a school team above Kapsabet for eleven years before he began to write about coaching. He still times everything by hand.',
    photo: {
      mood: 'mist',
      sitter: {
        skin: '#4a2b1e',
        hair: 'cap',
        accent: '#214f3b',
        wears: 'jacket',
        top: '#b8492d',
        trim: '#f5ecdd',
        beard: 'grey',
        backdrop: 'hills',
      },
      alt: 'Drawing of an older man with a grey beard in a green cap and a red track jacket',
    },
  },
  {
    name: 'Hadija Omari',
    slug: 'hadija-omari',
    bio: 'Hadija trained as a physiologist in Mombasa and explains what laboratories find out about runners, and what they only think they have found out.',
    photo: {
      mood: 'morning',
      sitter: {
        skin: '#6f452d',
        hair: 'scarf',
        accent: '#2e5a66',
        wears: 'shirt',
        top: '#dca544',
        trim: '#f5ecdd',
        glasses: true,
        backdrop: 'sun',
      },
      alt: 'Drawing of a woman with glasses and a blue head scarf in a yellow shirt',
    },
  },
  {
    name: 'Tobias Mutua',
    slug: 'tobias-mutua',
    bio: 'Tobias ran the steeplechase for a small college in the American Midwest, fell into the water twice, and came home with a degree in soil science. He covers scholarships and climate.',
    photo: {
      mood: 'forest',
      sitter: {
        skin: '#3f241a',
        hair: 'fade',
        accent: '#b8492d',
        wears: 'shirt',
        top: '#f0e2c8',
        trim: '#214f3b',
        beard: 'short',
        backdrop: 'hills',
      },
      alt: 'Drawing of a man with a short beard in a cream shirt, green hills behind him',
    },
  },
  {
    name: 'Selam Girma',
    slug: 'selam-girma',
    bio: 'Selam writes from Addis Ababa and wherever the next race is. She is interested in the second place, the last place and the person who carries the water.',
    photo: {
      mood: 'dusk',
      sitter: {
        skin: '#6a4029',
        hair: 'afro',
        accent: '#dca544',
        wears: 'jacket',
        top: '#2e5a66',
        trim: '#dca544',
        earrings: true,
        backdrop: 'sun',
      },
      alt: 'Drawing of a woman with round natural hair in a blue jacket before a low sun',
    },
  },
] as const satisfies readonly {name: string; slug: string; bio: string; photo: Portrait}[]

export type AuthorName = (typeof authors)[number]['name']

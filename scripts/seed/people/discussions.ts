import type {ReaderKey} from './readers.ts'

export interface Said {
  by: ReaderKey
  text: string
  likedBy?: readonly ReaderKey[]
}

export interface Discussion {
  /** The story's slug. */
  story: string
  likedBy: readonly ReaderKey[]
  comments: readonly (Said & {replies?: readonly Said[]})[]
}

export const discussions: readonly Discussion[] = [
  {
    story: 'the-last-lap-of-the-evening-meet',
    likedBy: ['mercy', 'otieno', 'wambui', 'abdi', 'grace', 'kip', 'juma', 'tesfaye'],
    comments: [
      {
        by: 'kip',
        text: 'I ran that track in 2019 in borrowed spikes. The slope is real and it is exactly where he says it is.',
        likedBy: ['mercy', 'juma', 'grace', 'otieno'],
        replies: [
          {by: 'otieno', text: 'How bad is it in the last 200? We are thinking of coming up from Kisumu.'},
          {
            by: 'kip',
            text: 'You do not see it. You only notice that everybody around you has stopped talking.',
            likedBy: ['otieno', 'wambui', 'juma'],
          },
        ],
      },
      {
        by: 'wambui',
        text: 'A bundle of firewood as an entry fee. This is how it should be done everywhere.',
        likedBy: ['mercy', 'abdi'],
      },
      {
        by: 'abdi',
        text: 'Hongera sana to the dairy cooperative! Would they lend the lights to another town for one Friday in a month? We have a murram oval in Garissa and no light at all.',
        likedBy: ['grace'],
        replies: [
          {
            by: 'achieng',
            text: 'We have passed your question on to them. Write to the address at the bottom of the page and we will connect you.',
            likedBy: ['abdi', 'juma'],
          },
        ],
      },
      {
        by: 'juma',
        text: 'The man who sells tomatoes is my uncle. He has read this to the whole market. Twice.',
        likedBy: ['kip', 'wambui', 'grace', 'mercy', 'otieno'],
      },
    ],
  },
  {
    story: 'first-snow-at-prairie-hills',
    likedBy: ['otieno', 'grace', 'tesfaye', 'juma', 'mercy'],
    comments: [
      {
        by: 'grace',
        text: 'My brother went out on the same kind of scholarship. What he missed most was not the warm weather, it was eating with people. I am glad somebody wrote that down.',
        likedBy: ['juma', 'mercy', 'tesfaye'],
        replies: [
          {
            by: 'tesfaye',
            text: 'For me it was the bread. Then I learned to bake it and had the whole corridor at my door.',
            likedBy: ['grace'],
          },
        ],
      },
      {
        by: 'mercy',
        text: 'Holding the telephone against the window glass! I have read that sentence four times.',
        likedBy: ['otieno'],
      },
      {
        by: 'otieno',
        text: 'A practical question: did he have to send the SAT before the offer came or after it? The guides all say different things.',
        replies: [
          {
            by: 'juma',
            text: 'After, in my case, but the deadline was closer than I liked. Ask the coach in writing.',
          },
        ],
      },
    ],
  },
  {
    story: 'the-pacemaker-who-stayed',
    likedBy: ['kip', 'tesfaye', 'abdi', 'wambui', 'juma', 'sister-rose'],
    comments: [
      {
        by: 'tesfaye',
        text: 'One song for each lap. In Bekoji we all did that and I thought nobody else knew it.',
        likedBy: ['kip', 'abdi', 'juma', 'wambui'],
      },
      {
        by: 'kip',
        text: 'I have paced for ten years and never once thought of staying. Now I think of it in every race, thank you very much.',
        likedBy: ['tesfaye', 'juma'],
        replies: [
          {by: 'wambui', text: 'Please do it once and tell us.'},
          {by: 'kip', text: 'My manager reads this page.', likedBy: ['wambui', 'abdi', 'tesfaye']},
        ],
      },
    ],
  },
  {
    story: 'the-barefoot-relay',
    likedBy: ['sister-rose', 'mercy', 'grace', 'wambui'],
    comments: [
      {
        by: 'sister-rose',
        text: 'I teach at a primary school in Bungoma and we tried it last Wednesday with 280 children and one broom handle. Twenty-six minutes. Nobody cried, and the boy who is always last carried it over the line.',
        likedBy: ['mercy', 'grace', 'wambui', 'juma', 'kip'],
        replies: [
          {by: 'mercy', text: 'This made my day. How did you divide the teams?', likedBy: ['sister-rose']},
          {
            by: 'sister-rose',
            text: 'By the day of the month, as in the story. It works because nobody can argue with their own birthday.',
            likedBy: ['mercy', 'juma'],
          },
        ],
      },
      {
        by: 'grace',
        text: '“Without her the stick stops.” I am going to paint this above our classroom door.',
        likedBy: ['sister-rose'],
      },
    ],
  },
  {
    story: 'the-shoe-library',
    likedBy: ['wambui', 'otieno', 'juma', 'abdi'],
    comments: [
      {
        by: 'wambui',
        text: 'I am one of the names on the card of the red pair. They carried me through my first ten kilometres and I cleaned them with a toothbrush before I took them back.',
        likedBy: ['otieno', 'grace', 'juma'],
      },
      {
        by: 'otieno',
        text: 'Do they take running shoes by post? I have two pairs that are too good for the bin.',
        replies: [
          {
            by: 'wambui',
            text: 'Yes, but write the size on the outside of the parcel. She sorts before she opens.',
            likedBy: ['otieno'],
          },
        ],
      },
    ],
  },
  {
    story: 'the-notebook-of-four-hundred-days',
    likedBy: ['mercy', 'grace', 'sister-rose', 'wambui'],
    comments: [
      {
        by: 'mercy',
        text: 'Day 33 is the most honest thing I have read about coming back after a birth. I am on day 61 and had thought that I was the only one.',
        likedBy: ['grace', 'sister-rose', 'wambui', 'achieng'],
        replies: [
          {
            by: 'grace',
            text: 'You are not. I am on day 700 and still do the exercises. Courage!',
            likedBy: ['mercy', 'sister-rose'],
          },
          {by: 'sister-rose', text: 'Pole pole. It does get better.', likedBy: ['mercy']},
        ],
      },
    ],
  },
  {
    story: 'the-accountant-of-the-red-house',
    likedBy: ['kip', 'otieno'],
    comments: [
      {
        by: 'kip',
        text: 'Went there on a Monday with a plastic bag. He found a fee that I had paid twice since 2022. Go early, the queue is long.',
        likedBy: ['otieno', 'tesfaye'],
      },
    ],
  },
]

/** Stories that are liked without a word. */
export const quietLikes: readonly {story: string; likedBy: readonly ReaderKey[]}[] = [
  {story: 'the-girls-who-keep-the-time', likedBy: ['sister-rose', 'grace', 'mercy']},
  {story: 'fifteen-steps', likedBy: ['kip', 'juma']},
  {story: 'the-surveyor-who-came-back', likedBy: ['otieno', 'tesfaye', 'grace']},
  {story: 'a-timetable-with-no-holes', likedBy: ['grace']},
]

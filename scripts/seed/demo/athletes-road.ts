// Invented athletes, invented races and invented marks, for the demo content only.
import type {Athlete} from './athlete.ts'
import {h2, p, table} from './rich-text.ts'

export const roadAthletes: readonly Athlete[] = [
  {
    slug: 'josphat-sirma',
    name: 'Josphat Sirma',
    title: 'Marathon, Iten',
    description:
      'He was thirty-four and driving a tea lorry when he ran his first marathon. He is still not in a hurry.',
    badge: {text: 'Road captain', colour: 'green'},
    active: true,
    featured: true,
    image: {
      mood: 'noon',
      alt: 'Drawing of Josphat Sirma with a short beard in a white and green track jacket, hills behind him',
      sitter: {
        skin: '#4a2b1e',
        hair: 'fade',
        accent: '#b8492d',
        wears: 'jacket',
        top: '#214f3b',
        trim: '#f5ecdd',
        beard: 'short',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Josphat Sirma drove tea from the factories above Kericho for twelve years. On the long pulls he watched the runners at the side of the road, and one morning he parked, took off his boots and went along for as far as he could. It was four kilometres. The next week it was nine.',
      ),
      p(
        'He ran his first marathon at thirty-four in 2:24, in shoes that belonged to his brother-in-law. At thirty-six he won a city race in the rain. He has been the captain of his training group ever since, mostly because he owns a watch that works.',
      ),
      h2('How he runs'),
      p(
        'His splits look as if they had been drawn with a ruler. The group says that he does not speed up at the end, he only stops allowing others to.',
      ),
      table(
        ['Section', 'Time'],
        ['To 10 km', '31:12'],
        ['To halfway', '65:48'],
        ['To 30 km', '1:33:31'],
        ['Finish', '2:11:29'],
      ),
      p(
        'He still drives the lorry in the long-rain season, when the factories are short of hands. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'winnie-jerono',
    name: 'Winnie Jerono',
    title: 'Half marathon, Eldama Ravine',
    description:
      'A mother of twins who came back in fourteen months, wrote all of it down, and gives the notebook to whoever asks.',
    badge: {text: 'Comeback', colour: 'clay'},
    active: true,
    featured: true,
    image: {
      mood: 'dusk',
      alt: 'Drawing of Winnie Jerono with braided hair in a red singlet, evening light',
      sitter: {
        skin: '#4a2c20',
        hair: 'braids',
        accent: '#dca544',
        wears: 'singlet',
        top: '#b8492d',
        trim: '#dca544',
        earrings: true,
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Winnie Jerono ran her best half marathon in March, learned in April that she was expecting, and in May that there were two. She trained until her coach asked her to stop, and then she walked.',
      ),
      p(
        'The notebook began on the fourth day after the birth. It says how she slept, what hurt, how long she walked and what the physiotherapist showed her. On the ninety-first day there is a single word, *ran*, underlined twice.',
      ),
      p(
        'Fourteen months later she was two seconds faster than before. She has photocopied the notebook for eleven other women so far and asks only for corrections. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'samuel-okwaro',
    name: 'Samuel Okwaro',
    title: 'Wheelchair marathon, Nakuru',
    description:
      'He built his first racing chair from two bicycles and a bed frame. The welder is now his coach.',
    active: true,
    featured: false,
    image: {
      mood: 'clay',
      alt: 'Drawing of Samuel Okwaro with glasses in a blue singlet before curved lanes',
      sitter: {
        skin: '#5a3524',
        hair: 'crop',
        accent: '#dca544',
        wears: 'singlet',
        top: '#2e5a66',
        trim: '#f5ecdd',
        glasses: true,
        backdrop: 'lanes',
      },
    },
    bio: [
      p(
        'Samuel Okwaro wanted to race and had no chair for it. He took a picture from a newspaper to a welder called Baraka on the Nakuru road and asked what it would cost. Baraka looked at the picture for a long time and said that it would cost two bicycles and a bed.',
      ),
      p(
        'The chair weighed nineteen kilograms and pulled to the left. In it Samuel finished his first road race last, to more noise than the winner. The fourth chair weighs nine, tracks straight, and has taken him round a marathon in under two hours.',
      ),
      p(
        'Baraka travels with him, times him, and has opinions about his elbows. Together they have built chairs for six children of the town. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'faith-nduta',
    name: 'Faith Nduta',
    title: 'Mountain running, Nanyuki',
    description: 'She guides walkers on the mountain in the season and runs on it when the huts are empty.',
    badge: {text: 'Climber', colour: 'ink'},
    active: true,
    featured: false,
    image: {
      mood: 'mist',
      alt: 'Drawing of Faith Nduta in a red cap and a yellow shirt, misty ridges behind her',
      sitter: {
        skin: '#4a2b1e',
        hair: 'cap',
        accent: '#b8492d',
        wears: 'shirt',
        top: '#dca544',
        trim: '#214f3b',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'Faith Nduta has been above four thousand metres more often than she has been to Nairobi. As a porter she carried twenty kilograms to the huts, and coming down without them felt so much like flying that she began to do it on her days off.',
      ),
      p(
        'She races perhaps four times a year. The rest is work: she leads walkers up slowly, turns back those who will not listen, and has carried two of them down.',
      ),
      p(
        '*A summit is a place where you turn round,* she says. *Most people forget to train for the turning.* *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'peter-atabo',
    name: 'Peter Atabo',
    title: 'Retired, formerly 3000 metres steeplechase',
    description: 'Nineteen seasons, one bad knee, and a club of forty children who call him Mwalimu.',
    badge: {text: 'Legend of the club', colour: 'gold'},
    active: false,
    featured: false,
    image: {
      mood: 'morning',
      alt: 'Drawing of Peter Atabo, bald with a grey beard, in a dark green jacket with the sun behind him',
      sitter: {
        skin: '#6a4029',
        hair: 'bald',
        accent: '#214f3b',
        wears: 'jacket',
        top: '#1c1714',
        trim: '#dca544',
        beard: 'grey',
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Peter Atabo ran the steeplechase for nineteen seasons and never won the big one. He was fourth twice, which he describes as the best seat in the house.',
      ),
      p(
        'He retired on a Saturday and on the Monday stood at the school field in Kakamega with a sack of cones. Eleven children came. There are forty now, and the water jump is a trench that they dug themselves and that holds water in two months of the year.',
      ),
      p(
        'Of the first eleven, three run for their country’s junior teams, one is a surveyor, one has her own bakery and brings the bread. He is equally proud of the bread. *Invented for the demo content.*',
      ),
    ],
  },
]

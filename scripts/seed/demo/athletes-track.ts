// Invented athletes, invented races and invented marks, for the demo content only.
import type {Athlete} from './athlete.ts'
import {h2, p, table} from './rich-text.ts'

export const trackAthletes: readonly Athlete[] = [
  {
    slug: 'chebet-langat',
    name: 'Chebet Langat',
    title: '5000 metres, Kapsowar',
    description:
      'She ran her first race in a school skirt because nobody had told her there would be one. Nine years later she leads from the gun.',
    badge: {text: 'National champion', colour: 'gold'},
    active: true,
    featured: true,
    image: {
      mood: 'gold',
      alt: 'Drawing of Chebet Langat in a green singlet with a yellow headband, the sun behind her',
      sitter: {
        skin: '#4a2b1e',
        hair: 'headband',
        accent: '#dca544',
        wears: 'singlet',
        top: '#214f3b',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Chebet Langat grew up as the fourth of seven on a farm below Kapsowar, where the school was down the hill and the water was up it. She says that this is the whole secret of her training and that she would be glad if people stopped asking for another one.',
      ),
      p(
        'She was fifteen when a teacher put her into a district race to make up the numbers. She led for ten laps, was passed by everybody in the eleventh, and asked on the way home when the next one was.',
      ),
      h2('Leading'),
      p(
        'Chebet runs from the front. Coaches have tried to teach her to wait, and she has tried to learn it. *When I wait I think,* she says, *and when I think I am running somebody else’s race.* Her last two seasons have shown that a front runner with patience for even laps is very hard to pass.',
      ),
      table(
        ['Season', '5000 m', 'Where'],
        ['2024', '15:21.4', 'Kapsabet'],
        ['2025', '14:58.9', 'Nairobi'],
        ['2026', '14:44.2', 'Kisumu'],
      ),
      p(
        'Away from the track she keeps bees, forty hives so far, and sells the honey under the name of her grandmother. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'daniel-ekiru',
    name: 'Daniel Ekiru',
    title: '800 metres, Lodwar',
    description:
      'A herder’s son who learned to run in the riverbed, and who still finds the second lap easier than the first.',
    badge: {text: 'Finalist', colour: 'clay'},
    active: true,
    featured: true,
    image: {
      mood: 'clay',
      alt: 'Drawing of Daniel Ekiru, head shaved, in a red track jacket before curved lanes',
      sitter: {
        skin: '#3a2118',
        hair: 'shaved',
        accent: '#b8492d',
        wears: 'jacket',
        top: '#b8492d',
        trim: '#f5ecdd',
        backdrop: 'lanes',
      },
    },
    bio: [
      p(
        'The Turkwel is dry for most of the year at the place where Daniel Ekiru was born, and sand is a patient teacher. He was eleven when he could keep up with the older boys in it, thirteen when they could no longer keep up with him.',
      ),
      p(
        'He came to the track late, at eighteen, and the first thing he did there was lose. He went out in 52 seconds, because nobody had told him about the second lap. Now he goes out in 53 and a half, and the second lap is where people meet him.',
      ),
      h2('A long way home'),
      p(
        'The bus from the training camp to Lodwar takes two days. He makes the trip four times a year and carries shoes in both directions: new ones north, worn ones south to be resoled for the camp’s juniors. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'mercy-akoth',
    name: 'Mercy Akoth',
    title: '400 metres hurdles, Kisumu',
    description:
      'Fifteen steps between the barriers, a nursing degree between the seasons, and no plan to choose.',
    badge: {text: 'Student of the year', colour: 'green'},
    active: true,
    featured: true,
    image: {
      mood: 'forest',
      alt: 'Drawing of Mercy Akoth with her hair in a high puff and a red band, in a blue singlet',
      sitter: {
        skin: '#3f241a',
        hair: 'puff',
        accent: '#b8492d',
        wears: 'singlet',
        top: '#2e5a66',
        trim: '#dca544',
        earrings: true,
        backdrop: 'stripes',
      },
    },
    bio: [
      p(
        'Mercy Akoth took up the hurdles because the school had five of them and nobody else wanted to go near. She fell so often in the first month that the games teacher asked her mother for a meeting. Her mother watched one session, said that the child was only learning where the ground was, and went home.',
      ),
      p(
        'She runs fifteen steps between the barriers, changes to sixteen when the wind is against her, and can say afterwards at which hurdle she decided. During the term she works nights on a maternity ward in Kisumu as part of her degree.',
      ),
      h2('Two clocks'),
      p(
        '*On the ward nobody hurries and everything is urgent,* she says. *On the track it is the other way round.* She intends to keep both until one of them asks her to leave. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'yohannes-tesfaye',
    name: 'Yohannes Tesfaye',
    title: '10,000 metres, Bekoji',
    description:
      'Twenty-five laps do not bore him. He counts them in songs, and the last song is always the same.',
    badge: {text: 'Pacemaker', colour: 'ink'},
    active: true,
    featured: false,
    image: {
      mood: 'dawn',
      alt: 'Drawing of Yohannes Tesfaye with cropped hair in a yellow singlet at sunrise',
      sitter: {
        skin: '#6a4029',
        hair: 'crop',
        accent: '#214f3b',
        wears: 'singlet',
        top: '#dca544',
        trim: '#214f3b',
        backdrop: 'sun',
      },
    },
    bio: [
      p(
        'Yohannes Tesfaye sang in the church choir of his village before he ran, and he has never stopped doing one in order to do the other. Each lap of a 10,000 metres has a song. The last is a harvest song that his grandfather led from the threshing floor.',
      ),
      p(
        'For three seasons he earned his living as a pacemaker, the one who goes out in front and steps aside when it matters. He learned the exact feeling of 68 seconds and of 66, and he learned to give a race away.',
      ),
      p(
        'In the fourth season he was asked to pace to eight kilometres and felt so well that he kept going. He finished third, apologised to the organisers, and was invited back as a competitor. *Invented for the demo content.*',
      ),
    ],
  },
  {
    slug: 'amina-juma',
    name: 'Amina Juma',
    title: 'Javelin, Kwale',
    description:
      'In a country of runners she throws, on a field that she cleared herself with a borrowed hoe.',
    badge: {text: 'Record holder', colour: 'gold'},
    active: true,
    featured: true,
    image: {
      mood: 'morning',
      alt: 'Drawing of Amina Juma in a green head scarf and a dark red jacket, hills behind her',
      sitter: {
        skin: '#5a3524',
        hair: 'scarf',
        accent: '#214f3b',
        wears: 'jacket',
        top: '#86301d',
        trim: '#f5ecdd',
        backdrop: 'hills',
      },
    },
    bio: [
      p(
        'The javelin at Amina Juma’s school in Kwale was a bamboo pole with a nail in it. It flew badly, she says, but it flew badly for everyone, and she liked that it was quiet. She threw it over the mango tree in the second week and was asked to throw the other way.',
      ),
      p(
        'There was no field long enough, so she made one. It took her and her brothers most of a dry season to clear eighty metres of thorn, and the village now uses it for weddings.',
      ),
      h2('Fifty-eight metres'),
      p(
        'Her record of 58.12 metres stands on a board at the school, written in chalk so that it can be changed. She has changed it six times. *Invented for the demo content.*',
      ),
    ],
  },
]

// Invented people and events, for the demo content only.
import {p, pullQuote, quote, ul} from './rich-text.ts'
import type {WomenStory} from './women-story.ts'

export const womenWhoBuild: readonly WomenStory[] = [
  {
    slug: 'dorcas-adhiambo',
    name: 'Dorcas Adhiambo',
    title: 'Two hundred pairs and a card for each',
    description: 'The postwoman of Kangemi lends running shoes and knows where every one of them has been.',
    icon: 'users2',
    categoryLabel: 'Community',
    image: {
      mood: 'gold',
      alt: 'Drawing of Dorcas Adhiambo with a green headband in a yellow shirt, slanting light behind her',
      sitter: {
        skin: '#4a2b1e',
        hair: 'headband',
        accent: '#214f3b',
        wears: 'shirt',
        top: '#dca544',
        trim: '#214f3b',
        earrings: true,
        backdrop: 'stripes',
      },
    },
    storyContent: [
      p(
        'For twenty-two years Dorcas Adhiambo brought people what belonged to them. When she retired she went on with it. It began with four pairs of shoes on a window sill and a note that said *Borrow*; now there is [a whole library](#story-the-shoe-library).',
      ),
      p(
        'She has a theory about giving. A present, she says, ends when it is handed over. A loan begins there. Whoever has borrowed something comes back, and when they come back one can look at them.',
      ),
      quote('I do not give shoes away. I would never see those children again.'),
      p(
        'On Friday evenings she goes through the cards for the pairs that are overdue and calls on people, on foot, in the old uniform jacket. Mostly the shoes are standing by the door. Mostly there is tea.',
      ),
    ],
  },
  {
    slug: 'miriam-cherop',
    name: 'Miriam Cherop',
    title: 'The engineer who moved the bridge eleven metres',
    description:
      'On four Saturdays, without telling her office, she helped a valley to build what it needed.',
    icon: 'circle',
    categoryLabel: 'Engineering',
    image: {
      mood: 'morning',
      alt: 'Drawing of Miriam Cherop in a white cap and glasses, a clay-red jacket and green hills',
      sitter: {
        skin: '#5a3524',
        hair: 'cap',
        accent: '#f0e2c8',
        wears: 'jacket',
        top: '#b8492d',
        trim: '#f5ecdd',
        glasses: true,
        backdrop: 'hills',
      },
    },
    storyContent: [
      p(
        'Miriam Cherop had run through the valley in the half marathon and noticed the stream only because her feet were wet afterwards. When she read in the office that the crossing was no longer insured she knew which one was meant.',
      ),
      p(
        'She came on a Saturday with boots and a level. The people had begun to dig, in the wrong place, with great enthusiasm. She did not tell them. She asked how high the water came, and let them show her on the roots of the fig trees, and by the end of the afternoon it was they who wanted to move it. [The whole story is here.](#story-the-bridge-at-kilometre-six)',
      ),
      pullQuote(
        'You cannot tell people that their hole is in the wrong place. You can sit on the bank with them until they see it.',
        'Miriam Cherop',
      ),
      p(
        'Her office did find out, from a newspaper. She was asked to come in and brought her drawings. Since then the county has had a form for such things. It is called, unofficially, *the Saturday*.',
      ),
    ],
  },
  {
    slug: 'josephine-rotich',
    name: 'Josephine Rotich',
    title: 'How wrong are we, and in which direction',
    description: 'A teacher of mathematics made eleven girls into the most trusted clock of three counties.',
    icon: 'star',
    categoryLabel: 'Education',
    image: {
      mood: 'dawn',
      alt: 'Drawing of Josephine Rotich with short hair, glasses and earrings in a green jacket at sunrise',
      sitter: {
        skin: '#3f241a',
        hair: 'crop',
        accent: '#dca544',
        wears: 'jacket',
        top: '#214f3b',
        trim: '#f5ecdd',
        glasses: true,
        earrings: true,
        backdrop: 'sun',
      },
    },
    storyContent: [
      p(
        'Josephine Rotich does not think that her pupils are afraid of mathematics. They are afraid of being wrong, she says, and mathematics is merely where one notices it. So she looked for a subject in which everybody is wrong, all the time, and it does not matter as long as one knows by how much.',
      ),
      p(
        'She found it at a district meet, in a quarrel about nine tenths of a second. [The timing club](#story-the-girls-who-keep-the-time) began the next day with borrowed watches.',
      ),
      ul(
        'Write down your error before you write down your result.',
        'An honest “about” is worth more than a false “exactly”.',
        'Whoever has never been wrong has not measured.',
      ),
      p(
        'Three of her pupils have gone on to study the subject. She keeps a fourth in reserve, who is nine, and who recently asked her at the bus stop whether the timetable had been measured or only hoped.',
      ),
    ],
  },
  {
    slug: 'rhoda-chelagat',
    name: 'Rhoda Chelagat',
    title: 'The keeper of the quiet hour',
    description:
      'Officially she is the cook. In truth a whole camp sleeps because she stands on the veranda.',
    icon: 'heart',
    categoryLabel: 'Health',
    image: {
      mood: 'noon',
      alt: 'Drawing of Rhoda Chelagat in a blue head scarf and a sand-coloured shirt before green hills',
      sitter: {
        skin: '#4a2c20',
        hair: 'scarf',
        accent: '#2e5a66',
        wears: 'shirt',
        top: '#e6cfa8',
        trim: '#b8492d',
        earrings: true,
        backdrop: 'hills',
      },
    },
    storyContent: [
      p(
        'Every morning at half past ten Rhoda Chelagat takes off her apron, wraps a cloth round the bell, and becomes the most powerful person in Kaptagat. For ninety minutes no door may be opened.',
      ),
      p(
        'She had to be persuaded of it herself. Where she comes from, a person who lies down by day is ill or a thief. [How a steeplechaser convinced her with the help of bread](#story-the-hour-that-nobody-photographs) is a story that she likes to tell, though only after noon.',
      ),
      quote('The minister said that he would be very quiet. I told him that I had already heard him.'),
      p(
        'What she cooks is plain: ugali, greens, beans, milk, eggs from her own hens. In eleven years nobody has left the camp because of the food. Two have stayed on after their careers, as gardeners, on account of the hour.',
      ),
    ],
  },
  {
    slug: 'tsehay-bekele',
    name: 'Tsehay Bekele',
    title: 'Sixty-eight years, eleven women, one gate a week',
    description: 'From her own door to the church of Saint Gabriel in a hundred and forty-one weeks.',
    icon: 'trending-up',
    categoryLabel: 'Masters',
    image: {
      mood: 'forest',
      alt: 'Drawing of Tsehay Bekele in a cream head scarf and a dark red jacket, green hills behind her',
      sitter: {
        skin: '#6f452d',
        hair: 'scarf',
        accent: '#f0e2c8',
        wears: 'jacket',
        top: '#86301d',
        trim: '#dca544',
        earrings: true,
        backdrop: 'hills',
      },
    },
    storyContent: [
      p(
        'The first run of Tsehay Bekele’s life led eighty metres, to the neighbour’s gate, and the neighbour came out because she thought that somebody had died. On the second day the neighbour ran back with her.',
      ),
      p(
        'There are eleven of them today. They are slower than everything else on the road from Bekoji, including the donkeys, and they have [a proverb for it](#story-the-egg-that-walks).',
      ),
      pullQuote('The nurse said, at your age. I said, that is the only one I have.', 'Tsehay Bekele'),
      p(
        'Her grandson, who runs with the fast ones, was asked at his first race abroad who his coach was. He gave the name of the coach, as is proper. And who had taught him patience? He is said to have answered that he was still being taught it, every morning, from half past six, when he has to get past them.',
      ),
    ],
  },
  {
    slug: 'tabitha-mueni',
    name: 'Tabitha Mueni',
    title: 'Sixteen years on the other side of the curtain',
    description:
      'The judge of the call room checks spikes and numbers, and keeps what nobody has asked for again.',
    icon: 'sparkles',
    categoryLabel: 'Officials',
    image: {
      mood: 'dusk',
      alt: 'Drawing of Tabitha Mueni with long braids and glasses in a dark jacket, a low sun behind her',
      sitter: {
        skin: '#3a2118',
        hair: 'braids',
        accent: '#dca544',
        wears: 'jacket',
        top: '#1c1714',
        trim: '#b8492d',
        glasses: true,
        earrings: true,
        backdrop: 'sun',
      },
    },
    storyContent: [
      p(
        'A judge of the call room is not supposed to talk. Tabitha Mueni measures spikes, compares numbers, and says the three sentences that are in the rules. The rest she does by the way in which she does these things.',
      ),
      p(
        'She measures slowly when somebody’s hands are trembling. She asks to see the number a second time if somebody has forgotten how to breathe, because one has to turn round for it. She has seen [eight hundred finals](#story-eleven-minutes-in-the-call-room) from there and not one from the stand.',
      ),
      ul(
        'Be the calmest person in the room.',
        'Never say “good luck” to one only.',
        'Confiscate with both hands.',
      ),
      p(
        'When she retires she would like to watch a race. Just one, from high up, with a bag of groundnuts. She is a little worried that she will look at the door the whole time.',
      ),
    ],
  },
]

// Invented people and events, for the demo content only.
import {h2, p, pullQuote, quote, ul} from './rich-text.ts'
import type {WomenStory} from './women-story.ts'

export const womenWhoLead: readonly WomenStory[] = [
  {
    slug: 'grace-moraa',
    name: 'Grace Moraa',
    title: 'The starter who changed the sound of the morning',
    description:
      'For twenty years every race in her county was started by a man. Then the man was late, and she was holding the gun.',
    icon: 'trending-up',
    categoryLabel: 'Leadership',
    featured: true,
    image: {
      mood: 'gold',
      alt: 'Drawing of Grace Moraa in a red head scarf and glasses, a low sun behind her',
      sitter: {
        skin: '#4a2b1e',
        hair: 'scarf',
        accent: '#b8492d',
        wears: 'shirt',
        top: '#214f3b',
        trim: '#f5ecdd',
        glasses: true,
        earrings: true,
        backdrop: 'sun',
      },
    },
    storyContent: [
      p(
        'The starter’s matatu had a flat tyre at Keroka, and the girls of the 1500 metres had been standing on the line for eleven minutes. Grace Moraa was there to hand out numbers. She had the gun because somebody had to hold it.',
      ),
      p(
        'She says that she did not decide anything. She saw sixteen girls getting cold. She raised her arm, looked along the line until everybody was still, and started the race. When the starter arrived she had started four.',
      ),
      h2('Learning the trade'),
      p(
        'Starting is a craft. A good starter makes time feel equal for the nervous and the calm, sees a twitch in lane eight from beside lane one, and never looks at the leader, because the leader has not been decided yet. Grace read the rule book twice and then went to stand behind good starters, first at school meets and later in Nairobi.',
      ),
      pullQuote(
        'Everyone on the line is afraid of something. My work is to make the next second the same length for all of them.',
        'Grace Moraa',
      ),
      p(
        'She has since trained thirty-one women as officials: starters, timekeepers, judges of the walk. At the last county championships, for the first time, the whole infield was theirs.',
      ),
      quote('People ask what it sounds like when a woman starts a race. It sounds like a gun.'),
    ],
  },
  {
    slug: 'esther-wambui',
    name: 'Esther Wambui',
    title: 'A physiotherapist with a folding table and a motorcycle',
    description:
      'She rides to the runners who cannot ride to her, and treats whoever is waiting under the tree.',
    icon: 'heart',
    categoryLabel: 'Health',
    image: {
      mood: 'morning',
      alt: 'Drawing of Esther Wambui with natural hair in a blue shirt, green hills behind her',
      sitter: {
        skin: '#5a3524',
        hair: 'afro',
        accent: '#dca544',
        wears: 'shirt',
        top: '#2e5a66',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'hills',
      },
    },
    storyContent: [
      p(
        'On Tuesdays it is Ol Kalou, on Thursdays the camp at Nyahururu, and on Saturdays wherever somebody has telephoned from. Esther Wambui straps the folding table across the back of the motorcycle, where it sticks out so far on both sides that goats step off the road in good time.',
      ),
      p(
        'Most of what she treats is not dramatic. It is a heel that has hurt for a year, a hip that nobody has ever looked at, a stress fracture that a runner took for laziness.',
      ),
      h2('What she has learned under the tree'),
      ul(
        'Ask about food before you ask about pain.',
        'Watch people take off their shoes: the foot tells you more than the complaint.',
        'A runner who will not rest may not be able to afford it. Find out which.',
      ),
      p(
        'She keeps a card for every runner, 640 of them, in shoe boxes sorted by village. When a young woman’s cards show three stress injuries in two years, Esther drives out without being asked.',
      ),
    ],
  },
  {
    slug: 'nasra-abdi',
    name: 'Nasra Abdi',
    title: 'The girls who train before the town wakes',
    description: 'In Garissa the track is free between half past four and six. That was enough.',
    icon: 'users',
    categoryLabel: 'Community',
    image: {
      mood: 'dusk',
      alt: 'Drawing of Nasra Abdi in a dark red head scarf and a black jacket with yellow trim',
      sitter: {
        skin: '#6a4029',
        hair: 'scarf',
        accent: '#86301d',
        wears: 'jacket',
        top: '#1c1714',
        trim: '#dca544',
        backdrop: 'stripes',
      },
    },
    storyContent: [
      p(
        'Nasra Abdi teaches mathematics. When three of her pupils asked whether girls might run, she did what she tells them to do with any problem and wrote down what was known. The heat was known. The looks were known. The town slept until six.',
      ),
      p(
        'So they met at half past four, with torches. Mothers came the first week to see what it was, the second week to walk the outside lane, and in the third week to bring tea.',
      ),
      pullQuote(
        'Nobody gave us permission. We chose an hour that belonged to no one and stayed in it until it was ours.',
        'Nasra Abdi',
      ),
      p(
        'There are fifty-four girls now, in sleeves and scarves that the tailoring class makes from a light cloth after a pattern of its own. In the county relay they were last in the first year and second in the third. The mothers have a team of their own and a rule that no one may be timed.',
      ),
    ],
  },
  {
    slug: 'immaculate-auma',
    name: 'Immaculate Auma',
    title: 'Sixty-one years old, and again first through the gate',
    description:
      'She began to run at fifty-four, on her doctor’s advice, and has so far outrun the advice by a good way.',
    icon: 'trophy',
    categoryLabel: 'Masters',
    image: {
      mood: 'noon',
      alt: 'Drawing of Immaculate Auma with short hair and a headband in a yellow singlet',
      sitter: {
        skin: '#3f241a',
        hair: 'headband',
        accent: '#214f3b',
        wears: 'singlet',
        top: '#dca544',
        trim: '#b8492d',
        glasses: true,
        backdrop: 'hills',
      },
    },
    storyContent: [
      p(
        'The doctor in Homa Bay said that she should walk for half an hour a day. Immaculate Auma, who sells fish and has walked all her life, found this insulting, and so she ran.',
      ),
      p(
        'She ran to the landing and back in her market clothes. The fishermen cheered for a week and then began to ask her the time, because she passed at twenty to six whatever the weather.',
      ),
      p(
        'At sixty-one she has run nine half marathons, the last in 1:58. She trains alone, on porridge, and takes one day off after every race to sit at the stall and be looked at.',
      ),
      quote('When I was young I ran from things. It is much better to run because the road is there.'),
    ],
  },
  {
    slug: 'rehema-chizi',
    name: 'Rehema Chizi',
    title: 'She measures the course, and the course is right',
    description:
      'A steel tape, a bicycle with a counter, and a reputation for sending organisers back to paint the line again.',
    icon: 'medal',
    categoryLabel: 'Officials',
    image: {
      mood: 'clay',
      alt: 'Drawing of Rehema Chizi in a blue cap and a sand-coloured shirt before curved lanes',
      sitter: {
        skin: '#4a2c20',
        hair: 'cap',
        accent: '#2e5a66',
        wears: 'shirt',
        top: '#e6cfa8',
        trim: '#214f3b',
        earrings: true,
        backdrop: 'lanes',
      },
    },
    storyContent: [
      p(
        'A marathon is 42,195 metres along the shortest way that a runner can take, thirty centimetres from every kerb. Rehema Chizi has ridden that line through eleven towns, at night, behind a police car, on a bicycle with a counter on its front wheel.',
      ),
      p(
        'She calibrates on a straight that she has measured with steel tape, before and after, because a tyre grows when it is warm. If the two differ by too much she does it again the next night.',
      ),
      h2('Why it matters'),
      p(
        'Once she found a course 214 metres short. Four runners had qualified on it. She wrote to all four herself, before she wrote to the organisers. Two of them came to help with the new measurement, and one qualified on it in the spring.',
      ),
    ],
  },
  {
    slug: 'lydia-nanjala',
    name: 'Lydia Nanjala',
    title: 'From lane eight to the bench, and the bench is a court',
    description:
      'A sprinter who read law in the team bus now hears the cases of athletes who signed what they had not read.',
    icon: 'sparkles',
    categoryLabel: 'After sport',
    image: {
      mood: 'forest',
      alt: 'Drawing of Lydia Nanjala with braids and gold earrings in a dark jacket with a light trim',
      sitter: {
        skin: '#5a3524',
        hair: 'braids',
        accent: '#dca544',
        wears: 'jacket',
        top: '#2b2a33',
        trim: '#f5ecdd',
        earrings: true,
        backdrop: 'sun',
      },
    },
    storyContent: [
      p(
        'Lydia Nanjala was drawn in lane eight so often that she came to like it. You see nobody, she says, so you may as well run.',
      ),
      p(
        'She read for her law degree on team buses, by the light of a telephone. What sent her there was a contract. She had been nineteen, had signed on the bonnet of a car, and found out a year later that a third of everything belonged to a man in another country.',
      ),
      p(
        'Today she advises athletes without a fee on two evenings a week. She makes them read aloud. When they stop at a word, that is where the conversation begins.',
      ),
      ul(
        'Never sign on the day.',
        'Never sign alone.',
        'Ask what happens if you are injured, and wait for the whole answer.',
      ),
    ],
  },
]

import {h2, p, picture, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented student and an invented college.
export const firstSnowAtPrairieHills: Story = {
  slug: 'first-snow-at-prairie-hills',
  title: 'First snow at Prairie Hills',
  excerpt:
    'Brian Cheruiyot came to a small American college in August with one suitcase. In November the ground disappeared, and he had a race on it.',
  category: 'NCAA Stories',
  author: 'Tobias Mutua',
  publishedAt: '2026-11-19T16:30:00.000Z',
  isFeatured: true,
  hashtags: ['NCAA', 'FirstYearFarFromHome', 'CrossCountry'],
  picture: {
    scene: 'snow',
    mood: 'mist',
    poses: ['flight', 'toeOff'],
    alt: 'Two runners in long clothes cross a snowy campus in front of a clock tower',
    focus: [0.5, 0.6],
  },
  relatedStories: ['a-timetable-with-no-holes', 'the-surveyor-who-came-back'],
  seo: {
    metaTitle: 'First snow: a Kenyan freshman’s cross country season',
    metaDescription:
      'One suitcase, a borrowed coat and a race on frozen grass: the first term of a student athlete from Nandi.',
    metaKeywords: ['NCAA', 'scholarship', 'cross country', 'Kenya'],
  },
  body: [
    p(
      'Somebody had told him that snow makes no sound. He had not believed it. On the ninth of November Brian Cheruiyot woke at six in room 214 of Harlan Hall, and for the first time since August he could not hear the road. He went to the window. Then he telephoned home, where it was the middle of the afternoon, and held the telephone against the glass.',
    ),
    p(
      'His mother could see nothing but white and thought that the picture was broken. *It is not broken,* he said. *It is like this everywhere.*',
    ),
    h2('One suitcase'),
    p(
      'He had come on a running scholarship from a day school in Nandi Hills, nineteen years old, with a suitcase, a blazer that his uncle had worn at his own graduation, and a list of questions about the library. Prairie Hills has eighteen hundred students, a grain elevator and a cross country team that had placed seventh in its conference for three years in a row.',
    ),
    p(
      'What nobody prepares you for, he says, is the eating. At home he ran before breakfast and ate with nine people. Here there was a hall with four hundred seats, open from half past six, and for the first weeks he ate alone and fast, like somebody at a station.',
    ),
    p(
      'It was the team’s slowest runner who changed that. Cody Brandt, from a farm eleven miles away, sat down opposite him with a tray and asked what he was supposed to eat before a long run, since he always got a stitch. They have had breakfast together every day since. The stitch is gone.',
    ),
    h2('The coat'),
    p(
      'In October Coach Dana Whitfield drove all first-year students from warm places to a shop that sells used clothes and told them to choose a coat. There were five: two from Kenya, one from Jamaica, one from Arizona, one from Ghana. She paid from a fund that is called the Sunshine Fund and exists for this alone.',
    ),
    picture({
      scene: 'campus',
      mood: 'noon',
      poses: ['toeOff', 'flight'],
      alt: 'Two runners on a path across a campus with red and yellow autumn trees',
      caption:
        'October, three weeks before. He sent home this view and was asked whether the trees were ill.',
    }),
    p('His list of things he learned in the first term is on the wall above his desk:'),
    ul(
      'Dress for the second mile and be cold in the first.',
      'When they say “How are you” they are already walking.',
      'Wool, not cotton.',
      'Professors have office hours because they want you to come.',
      'Ice is the one you cannot see.',
    ),
    h2('Ten kilometres of white'),
    p(
      'The regional race was on the thirteenth. The course had been cleared with a tractor, once, the evening before. At the start it was nine degrees below freezing and the sun was out, and the whole field stood and steamed. Brian wore the long trousers and gloves that he had sworn he would never race in.',
    ),
    p(
      'He had won two races in September by going to the front, as he had at home. On snow it did not work. His feet slid back a little at each push, and by the third kilometre he was in eleventh place and angry. What came to him then, he says, was the road to school in the long rains, when the clay sticks and then suddenly lets go. You take short steps. You keep your weight above your feet. You stop trying to be fast and try to be there.',
    ),
    pullQuote(
      'I had thought it was a new thing. It was mud, only cold and a different colour.',
      'Brian Cheruiyot',
    ),
    p(
      'He passed six people in the next four kilometres, and they all ran with long, strong strides, and slipped. He finished fifth. Cody Brandt was eighty-eighth, with no stitch, and the team went to the next round for the first time in twelve years.',
    ),
    h2('What he sent home'),
    p(
      'There was a photograph in the local paper. Brian cut out two copies. One is on the wall beside the list. The other he put into an envelope for his old school, with a note to the games teacher. It says: *Please tell the small ones that running in mud is an examination subject.*',
    ),
    p(
      'In the spring he will take statistics, soil chemistry and a course on the American short story. He wants to know whether they are really so short.',
    ),
  ],
}

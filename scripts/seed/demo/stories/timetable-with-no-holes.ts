import {h2, ol, p, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented student and an invented university.
export const timetableWithNoHoles: Story = {
  slug: 'a-timetable-with-no-holes',
  title: 'A timetable with no holes',
  excerpt:
    'Two sessions a day, sixteen credit hours, a bus that leaves on Thursdays. How a triple jumper from Lagos makes a week hold together.',
  category: 'NCAA Stories',
  author: 'Tobias Mutua',
  publishedAt: '2026-08-21T13:00:00.000Z',
  hashtags: ['NCAA', 'StudentAthlete'],
  picture: {
    scene: 'desk',
    mood: 'dusk',
    alt: 'A desk with a lamp, a sheet of paper and a row of books at a window in the evening',
    focus: [0.5, 0.55],
  },
  body: [
    p(
      'The timetable of Adaeze Nwosu is drawn in five colours on the back of a competition poster, and at first sight it has no holes. Green is training. Blue is lectures. Red is the laboratory, where she counts yeast. Yellow is eating, which she had to learn to write down. Brown, she says, is being a person.',
    ),
    p(
      'She is in her third year of biochemistry at a state university, and she jumps thirteen metres forty. Both of these took a while. In her first term she missed the same eight o’clock lecture four times, and after the fourth the professor sent her a message with one sentence in it: *I teach this again at two, to nobody you know, in room 11.* She has been in room 11 ever since.',
    ),
    h2('One week in April'),
    p(
      'She let us copy a week. It is not a special one; there was a meet on Friday, four hundred kilometres away.',
    ),
    table(
      ['Day', 'Morning', 'Afternoon', 'Evening'],
      ['Monday', 'Weights, lecture', 'Runway, laboratory', 'Study hall'],
      ['Tuesday', 'Lecture, lecture', 'Sprints', 'Laboratory'],
      ['Wednesday', 'Sleep until eight', 'Drills, tutor', 'Telephone home'],
      ['Thursday', 'Examination at seven', 'Bus', 'Hotel, chapter nine'],
      ['Friday', 'Nothing at all', 'Competition', 'Bus'],
      ['Saturday', 'Sleep', 'Easy run', 'Church choir'],
    ),
    p(
      'The examination at seven on Thursday was hers alone. The bus left at nine and the class sat the paper at eleven, so a proctor from the athletics department came in early with a thermos of coffee and a sealed envelope. There are rules for this, and a form. What the form does not say is that you have to ask three weeks ahead, in person, and bring the competition calendar with you.',
    ),
    h2('The rules she made'),
    p('She has five, and has passed them on to every newcomer on the team who would listen.'),
    ol(
      'Sit in the front row. It is harder to fall asleep there, and they learn your name.',
      'Take your calendar to each professor in the first week, before there is anything to ask for.',
      'Do the worst subject on the bus, where there is nothing better to do.',
      'Eat before you are hungry.',
      'Every day has one brown hour. Nobody may paint over it.',
    ),
    p(
      'The fifth is the one they laugh at and the one that counts. In her second year she gave up the brown hours. She thought of them as waste. By February she was sleeping badly, jumping worse, and answering her roommates in single words. It was the team’s trainer who asked her to draw her week. He looked at it for a while and asked, *And where are you?*',
    ),
    h2('A degree with sand in it'),
    p(
      'There is an idea at home, she says, that one of the two must be the excuse for the other. Either the girl is a student who is allowed to jump, or she is a jumper who has to sit in lectures. She finds that they help each other. A triple jump has three parts, and if you hurry the first there is nothing left for the third. She studies in the same way now: long, longer, longest.',
    ),
    p(
      'Her professor in room 11 came to the last home meet. He had never been to one. He stood beside the pit in a tweed jacket, asked an official how the thing was scored, and told everybody around him that she had the best notes in the class.',
    ),
    p(
      'She jumped thirteen thirty-one that day, which is not her best. He still has sand in the jacket. Readers who are at the beginning of this road may also want to know [what the first winter is like](#story-first-snow-at-prairie-hills).',
    ),
  ],
}

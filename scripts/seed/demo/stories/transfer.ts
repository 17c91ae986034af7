import {h2, ol, p, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and invented colleges. General knowledge only: rules change, ask the compliance office.
export const transfer: Story = {
  slug: 'the-second-first-day',
  title: 'The second first day',
  excerpt:
    'Mutinda Kilonzo chose his first college by its track and his second by its chemistry building. What he would ask now, before signing anything.',
  category: 'NCAA Stories',
  author: 'Tobias Mutua',
  publishedAt: '2025-12-20T13:00:00.000Z',
  hashtags: ['NCAA', 'Transfer', 'Scholarships'],
  picture: {
    scene: 'campus',
    mood: 'gold',
    poses: ['walk', 'walk', 'stand'],
    alt: 'Three students on a path across a campus with autumn trees and a brick building',
    focus: [0.5, 0.6],
  },
  seo: {
    metaTitle: 'Changing colleges as a student athlete: what to ask first',
    metaKeywords: ['transfer', 'NCAA', 'scholarship', 'recruiting'],
  },
  body: [
    p(
      'The track at the first college was blue. Mutinda Kilonzo had seen it in a video, with a drone flying over it, and it seemed to him that nothing bad could happen on such a track. He was eighteen, ran the 1500 metres in 3:44 at altitude, and had three offers. He took the blue one.',
    ),
    p(
      'Nothing bad did happen. He ran well. He shared a room with a decent fellow from Oslo, and he ate. What he could not do was study what he had come to study. The laboratory course for chemistry was on Tuesday and Thursday afternoons, and so was practice. It had been so for nine years. He was advised to take sport management.',
    ),
    h2('Three semesters'),
    p(
      'He took it for three semesters. It is an honourable subject, he says, and he learned from it how one reads a budget. But he had promised somebody something. His grandmother in Kitui had for forty years drunk water that made the teeth of all the village brown, and he had told her that he would find out why and what one does about it.',
    ),
    p(
      'In the second winter he sat down with his coach. He was afraid of it for two weeks and had written down what he wanted to say. The coach listened, looked at the paper, and said: *I would have had to tell you that before you signed. I did not, because you were fast.* Then he helped him with the forms.',
    ),
    h2('What it cost'),
    p('Mutinda has drawn up the account, as he learned to.'),
    table(
      ['Gained', 'Lost'],
      ['Chemistry, with afternoons', 'One semester of credits'],
      ['A lab job, nine hours a week', 'The blue track'],
      ['A smaller team, better friends', 'Some of the scholarship, in the first year'],
      ['Sleep', 'The fellow from Oslo, who visits'],
    ),
    p(
      'His second college has a red track with a crack in the sixth lane. On his first day there he knew where to find the library, that one has to read the course plan to the end, and that “How are you” is not a question. *A second first day is better than a first,* he says. *You are no longer pretending.*',
    ),
    h2('What to ask'),
    p(
      'Several young people write to him each month. He sends them all the same list and adds that the rules change every few years, so that they should check everything with the compliance office of the college and not with a cousin.',
    ),
    ol(
      'Which subjects have your runners actually graduated in, in the last five years? Ask for the list.',
      'At what time is practice, and which classes collide with it?',
      'Is the offer for one year or for four? What happens to it if I am injured? Where does it say so?',
      'Who is my coach if you leave?',
      'How many of those who came from abroad are still here in their third year?',
      'May I speak with one of them, without you?',
    ),
    p(
      'A good coach, he found, is pleased about these questions. A coach who is hurt by them has answered them.',
    ),
    h2('Brown teeth'),
    p(
      'It is fluoride. In his third year he was allowed to make it his project. The rock in that part of Kitui gives off too much of it, and there are filters for that, some with bone char, which can be made of what a butcher throws away. In July he flew home with four kilograms of equipment and set up a filter on his grandmother’s veranda. It looks like a milk churn.',
    ),
    p(
      'She tasted the water for a long time. She said that it was thin. Then she asked about his running, and he told her that he had run 3:41 in May, on the red track, in the lane with the crack. *And before, on the blue?* Also 3:41, he said. She nodded, as if this were the result of an experiment.',
    ),
  ],
}

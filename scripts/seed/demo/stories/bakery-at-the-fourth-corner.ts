import {h2, p, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const bakeryAtTheFourthCorner: Story = {
  slug: 'a-bakery-at-the-fourth-corner',
  title: 'A bakery at the fourth corner',
  excerpt:
    'Jacinta Ayuma won a scholarship, lost it, and learned to bake at four in the morning because she was awake anyway. Now a whole club runs on her bread.',
  category: 'Success Stories',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-06-14T06:00:00.000Z',
  hashtags: ['AfterSport', 'Kakamega'],
  picture: {
    scene: 'meeting',
    mood: 'dawn',
    poses: ['walk', 'stand', 'cheer'],
    alt: 'People walk towards a low house at sunrise, one with both arms raised',
    focus: [0.5, 0.6],
  },
  body: [
    p(
      'The bread comes out at ten to six. By then they are standing along the wall, fifteen or twenty of them, in wet shoes, with steam rising from their shoulders. They have run eleven kilometres round the edge of Kakamega forest, and the bakery of Jacinta Ayuma is at the fourth corner of the loop. It is not there by chance.',
    ),
    p(
      'She chose the place with a stopwatch. She was herself a runner of 1500 metres, and she knows to the minute when a morning group has had enough of being strong.',
    ),
    h2('The letter'),
    p(
      'Jacinta was nineteen when the letter came from a university in the south of the United States: tuition, a room, meals, books. The village gave a party. Eighteen months later there was another letter, much shorter. She had been ill, then injured, then behind in two subjects, and the scholarship would not be renewed.',
    ),
    p(
      'There are many stories about the first letter. She wishes that somebody had told her about the second. *Nobody has failed in our village,* she says. *They have only stopped writing home.* She herself stopped for four months. She slept on the sofa of a team mate and worked nights in a supermarket, in the section where bread is baked from frozen dough.',
    ),
    pullQuote(
      'I had trained all my life to be awake at four. It turned out that there was another trade for that.',
      'Jacinta Ayuma',
    ),
    h2('Learning dough'),
    p(
      'The man in charge of the ovens was from Puebla in Mexico and thought that frozen dough was an insult. On his days off he baked at home, and he let her come. From him she learned to judge flour with her fingers and the state of a dough by the sound of it, and that the most important ingredient is the night.',
    ),
    p(
      'She finished her degree after all, at a community college, paid for with rolls. It is in business administration. Then she bought a ticket home, and on the day she arrived she went to see [her old coach](#athlete-peter-atabo), because he was the one she had been most afraid to meet. He asked her if she was hungry.',
    ),
    h2('What runners eat'),
    p('The bakery makes nine kinds of bread. Three were invented for the club, and each has a purpose:'),
    ul(
      'The **eleven**, with millet and honey, for directly after the run, small enough for one hand.',
      'The **long one**, with groundnuts and raisins, to be carried on Sundays and eaten on the move.',
      'The **visitor**, plain and soft, for children who have come to watch and do not dare to ask.',
    ),
    p(
      'Runners under eighteen pay nothing before school. They sign a book instead, and the book is how the club knows who has come. When a name is missing for three mornings, somebody goes to the house. In this way Jacinta has found out about a broken leg, a lost parent and a marriage that was to take place in secret and did not.',
    ),
    h2('Two letters on the wall'),
    p(
      'Both letters hang behind the counter, in one frame. Parents who come to ask about scholarships look at them, and most read only the first. She waits. She has a leaflet that she wrote with [Collins Shikuku](#story-the-surveyor-who-came-back), who was a child on the same field: what to ask a coach, what to sign, whom to call when it goes wrong, and how to write home.',
    ),
    p(
      'The last sentence of the leaflet is hers. *If the second letter comes,* it says, *you are still the person to whom they wrote the first.*',
    ),
    p(
      'At twenty past six the group runs on. There are three kilometres left to the school, slightly downhill, and they are the fastest of the morning.',
    ),
  ],
}

import {h2, p, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented race.
export const lastFinisher: Story = {
  slug: 'behind-the-last-runner',
  title: 'Behind the last runner',
  excerpt:
    'A broom on a bicycle, a lorry with chairs and a man who has never let anybody come in alone. A marathon seen from its other end.',
  category: 'Athletics',
  author: 'Selam Girma',
  publishedAt: '2026-08-29T05:00:00.000Z',
  hashtags: ['Marathon', 'LastPlace', 'ThePeopleWhoStayUntilTheLastOneIsIn'],
  picture: {
    scene: 'city',
    mood: 'gold',
    poses: ['walk', 'landing', 'midstance'],
    alt: 'Three slow runners on a wide city road in golden light, towers behind them',
    focus: [0.6, 0.6],
  },
  relatedStories: ['the-pacemaker-who-stayed'],
  body: [
    p(
      'At twenty past two the winners have showered. The clock over the finish has been running for seven hours and nine minutes, the band is on its third break, and two men have begun to unscrew the boards of the podium. On the road, four kilometres away, Gideon Mwangi rides his bicycle at the speed of a person walking. Tied to the saddle and sticking up into the air is a broom.',
    ),
    p(
      'He is the last man of the race. It is an office. It was created eleven years ago, after a woman had come to the finish of this marathon and found it gone: no arch, no mat, nobody. She had stood in the road for a while, Gideon says, and then asked a policeman whether she had arrived. He was the policeman.',
    ),
    h2('The rules of the broom'),
    p(
      'The broom is so that people can see from far away where the end is. Nobody may be behind it. Whoever is overtaken by the broom can get up on the lorry, where there are chairs and soup. But here Gideon has a rule of his own, and it is the reason why some people come to this race from as far as Dodoma. The broom does not overtake. It slows down.',
    ),
    p(
      '*The time limit is seven hours,* he says. *That is for the road. The police open the road at seven hours, and we move over to the pavement. On the pavement there is no limit.*',
    ),
    h2('Four people'),
    p(
      'Today there are four of them. Two are sisters from Machakos, who have been singing since kilometre twenty-six. One is a bank clerk of fifty-eight with a bad hip and a bet. The fourth is Paul, who says nothing.',
    ),
    p(
      'Paul is perhaps thirty and wears football boots. He started fast, with the crowd, and at kilometre fifteen something went out of him. He walks with his head down. At each water point he is asked if he wants to get up on the lorry, and each time he looks at the chairs and shakes his head. Gideon rides beside him for an hour, and they do not speak either.',
    ),
    pullQuote(
      'In front they run against each other. Back here everybody runs against the same thing, so we get on well.',
      'Gideon Mwangi',
    ),
    p(
      'At thirty-nine kilometres Paul asks what the broom is for. Gideon tells him about the woman. Paul thinks about it for half a kilometre. *So somebody was last before me,* he says. Gideon says that so far, in his experience, there has been one every year.',
    ),
    h2('How to be last'),
    p(
      'In eleven years he has brought in a hundred and sixty-three people. He has advice for those who see the broom behind them:',
    ),
    ul(
      'Eat the soup. It weighs nothing.',
      'Do not look at the clock, it is counting for others.',
      'Find out the name of the one beside you. You will need it at the end.',
      'The last kilometre is as long as that of the winner. They have measured it.',
    ),
    h2('The arch'),
    p(
      'When they turn into the avenue the arch is still there. It takes two phone calls every year and a crate of soda for the men who would take it down. What is also there, and nobody has ordered it, are people. They are the waiters of the restaurants along the avenue, who have finished with lunch; the band, without jackets; a class of girls; and a tall thin man in a tracksuit with his medal round his neck, who won the thing seven and a half hours ago and has come back after his shower, as he says, to see how it ends.',
    ),
    p(
      'The sisters sing. The bank clerk has won his bet and weeps. Paul, forty metres from the line, stops. Everybody sees him look at the mat. Then he turns round, walks back to Gideon, and takes hold of the bicycle by the saddle, and so it happens that the broom crosses the line beside him, which is against all the regulations.',
    ),
    p('The timekeepers have written down 7:48:20 for both.'),
  ],
}

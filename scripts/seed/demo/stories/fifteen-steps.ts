import {h2, ol, p, picture, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented athlete and an invented season.
export const fifteenSteps: Story = {
  slug: 'fifteen-steps',
  title: 'Fifteen steps',
  excerpt:
    'Between two barriers there is room for fifteen steps or for sixteen. Mercy Akoth decides at a full run, ten times in a race, and works nights.',
  category: 'Athletics',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-09-12T07:00:00.000Z',
  hashtags: ['Hurdles', 'Kisumu', 'NursesWhoRun'],
  picture: {
    scene: 'hurdles',
    mood: 'dawn',
    poses: ['hurdle'],
    alt: 'A hurdler in a green singlet clears a barrier, a huge sun behind her',
    focus: [0.5, 0.45],
  },
  seo: {metaKeywords: ['400 metres hurdles', 'nursing', 'Kisumu']},
  body: [
    p(
      'The night shift on the maternity ward in Kisumu ends at seven. At twenty past, [Mercy Akoth](#athlete-mercy-akoth) is on the number nine matatu in her uniform, asleep against the window. At eight she is at the stadium. The groundsman has put out the first three hurdles for her, because he has a daughter who was born on that ward.',
    ),
    p(
      'She does not train hard on those mornings. She walks over the barriers sideways, one leg and then the other, and afterwards she goes home to bed. But she will not leave it out. *The hip forgets,* she says. *A mother pushes once and her body knows it for ever. My hip forgets in two days.*',
    ),
    h2('Thirty-five metres'),
    p(
      'In the 400 metres hurdles the barriers stand thirty-five metres apart, and there are ten. A woman of her height takes fifteen steps to the next one when she is fresh, and sixteen or seventeen when she is not. An odd number of steps means that she arrives on the same leg each time. An even number means that she must be able to take off from the other.',
    ),
    p(
      'Everybody at this level practises both. What sets Mercy apart is when she decides. Most runners have a plan: fifteen to the sixth hurdle, sixteen from there. She listens. The wind on the back straight in Kisumu comes off the lake and changes as the sun rises, and a plan made in the call room is, in her word, gossip.',
    ),
    quote('I know at the third step. By the third step the ground has told me how the other twelve will be.'),
    p(
      'Her coach, Onyango Were, did not believe it, and set out to prove her wrong with a camera. He filmed forty runs from the side and counted. She had changed in eleven of them. In all eleven the first three steps had been shorter than usual by the width of a hand, and she had known.',
    ),
    picture({
      scene: 'fromAbove',
      mood: 'noon',
      poses: ['toeOff', 'flight', 'kick'],
      alt: 'Lanes seen from straight above with three runners and their long shadows',
      caption: 'From above you see the rhythm: equal steps make equal shadows.',
    }),
    h2('Falling as a subject'),
    p(
      'She was thirteen when she took up the event, at a school that owned five hurdles. Nobody wanted them. She fell so often in the first month that the games teacher sent for her mother, who came, watched for an hour from beneath an umbrella, and said that the child was finding out where the ground was.',
    ),
    p(
      'Today she teaches it. On Saturdays eleven girls come to the infield, and before any of them sees a hurdle they spend a morning falling on the long-jump sand. Her lesson goes like this:',
    ),
    ol(
      'Fall from standing. Let the arm fold, do not lock it.',
      'Fall from walking, and get up without using your hands.',
      'Fall from a jog, and be running again within five steps.',
      'Now tell me what you were afraid of.',
    ),
    p('By the fourth they are usually laughing too much to answer.'),
    h2('The final in Nairobi'),
    p(
      'She came to the national final in June from four nights on duty. It was in the timetable and she had not asked to swap, since two of her colleagues had sick children. She was in lane three. At the seventh hurdle she was fourth, and the wind, which had been behind the runners in the heats, had turned.',
    ),
    p(
      'The film shows it clearly. Two of the three women in front of her arrive at the eighth hurdle too close, on their planned fifteenth step, and have to chop. Mercy has taken sixteen. She goes over on her other leg as if it were the only one she had, and comes off the bend in front.',
    ),
    p(
      'She was caught by one of them on the line and was second, in 55.90, her best time. In the interview she was asked whether she was disappointed. She thought about it in the way she has, as if somebody had asked her where it hurts. *No,* she said. *I took the right number of steps.*',
    ),
    p('She flew home that evening and was on the ward at nine.'),
  ],
}

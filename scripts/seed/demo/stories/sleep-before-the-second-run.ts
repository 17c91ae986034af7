import {h2, p, pullQuote, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const sleepBeforeTheSecondRun: Story = {
  slug: 'the-hour-that-nobody-photographs',
  title: 'The hour that nobody photographs',
  excerpt:
    'Between the first run and the second, the whole camp lies down. The bell that calls them is rung by a woman who used to think that sleeping by day was a sin.',
  category: 'Athlete Health and Mindset',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-10-24T05:30:00.000Z',
  hashtags: ['Sleep', 'Recovery', 'CampLife'],
  picture: {
    scene: 'meeting',
    mood: 'mist',
    poses: ['sit', 'stand', 'sit'],
    alt: 'Three people rest and wait in front of a low house on a misty day',
    focus: [0.5, 0.6],
  },
  relatedStories: ['porridge-and-iron', 'the-week-after-a-bad-race'],
  body: [
    p(
      'Photographers come to the camp at Kaptagat at dawn, for the dust and the long shadows, and again at four for the second run. At eleven there is nothing to see. The gate is closed. A dog lies across the path. From twenty rooms, if you stand quite still, comes a sound like the sea a long way off: twenty-six people are breathing slowly.',
    ),
    p(
      'The person who sees to it is Rhoda Chelagat. She is the cook, and officially nothing else. At half past ten she walks along the veranda with a hand bell wrapped in a cloth, so that it only knocks. After the second knock no door is to be opened until noon. She has sent away sponsors. Once she sent away a minister.',
    ),
    h2('A sin'),
    p(
      'It did not come easily to her. In the house in which she grew up only sick people lay down in daylight. When she began to cook at the camp and saw grown men and women in bed at eleven in the morning, she was so ashamed for them that she sang hymns under the windows.',
    ),
    p(
      'It was a runner who explained it to her, a steeplechaser called Abel. He asked how she made bread. She told him: you work the dough and then leave it. And what happens, he asked, if you do not leave it? *Then you have worked for nothing,* she said. He said nothing more, and it took her until the evening.',
    ),
    pullQuote('The run is the kneading. I had been singing to the dough.', 'Rhoda Chelagat'),
    h2('What happens in the dark'),
    p(
      'In deep sleep the body sets free most of its growth hormone, and it is then that a good part of the repair is done. The brain goes over what it has learned, also what the legs have learned. People who sleep too little for a week run the same distance with more effort, catch colds more easily, and are in worse temper about it. Adults mostly need seven to nine hours. Young ones who train twice a day often need more, and a nap in the day counts.',
    ),
    p(
      'None of it is a secret. All the same, it is the first thing that gets lost when a runner begins to be successful. There are telephone calls at night from other time zones, there are relatives, there is the blue light in the hand. The camp physician, who comes on Mondays, says that if he were allowed only one question he would not ask for the heart rate. He would ask: *When did you last wake up by yourself?*',
    ),
    h2('Rhoda’s rules'),
    p(
      'They hang in the kitchen, on the door of the flour cupboard, and new arrivals have to read them aloud:',
    ),
    ul(
      'The room is dark, and it is cool. If you cannot make it dark, tie something round your eyes.',
      'Telephones sleep in the kitchen, in the basket. They need it as well.',
      'No tea after the four o’clock run. Milk.',
      'To bed at nine, also the one who is in love.',
      'If you cannot sleep, lie there. Lying there is also a session.',
      'Whoever snores gets the room by the generator.',
    ),
    p(
      'The fifth is meant quite seriously. Most people sleep badly before an important race. It does less harm than they fear, as long as the nights before were good. What does harm is to lie there and be afraid of lying there.',
    ),
    h2('Ten minutes to twelve'),
    p(
      'Purity, who is nineteen and came in August, did not manage it at all in the first week. She lay on her back with open eyes and listened to the others. At home she would have fetched water by now, and fed the chickens, and been to school and back. She felt that somebody must be doing all that in her place.',
    ),
    p(
      'On the ninth day she did not hear the second bell. When Rhoda knocked at ten to two with a plate under a cloth she sat up, quite confused, and asked what day it was and who had fed the chickens.',
    ),
    p(
      '*They are fed,* said Rhoda. It was true, in its way: Purity’s small brother had been doing it for weeks and had written it down in a letter. That afternoon the girl ran the loop through the forest two minutes faster than before, and was angry about it, because it seemed to her that she had done nothing at all.',
    ),
  ],
}

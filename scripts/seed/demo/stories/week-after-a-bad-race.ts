import {h2, h3, p, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented athlete and an invented race.
export const weekAfterABadRace: Story = {
  slug: 'the-week-after-a-bad-race',
  title: 'The week after a bad race',
  excerpt:
    'He had led for thirty-four kilometres and then he stood at the side of the road. Josphat Sirma kept a diary of the seven days that followed.',
  category: 'Athlete Health and Mindset',
  author: 'Selam Girma',
  publishedAt: '2025-12-13T06:00:00.000Z',
  hashtags: ['Marathon', 'Mindset', 'TheRaceThatYouDoNotFinishIsAlsoARace'],
  picture: {
    scene: 'city',
    mood: 'dusk',
    poses: ['flight', 'toeOff', 'landing', 'kick'],
    alt: 'Four runners on a city road in the evening, towers with lit windows behind them',
    focus: [0.55, 0.6],
  },
  readMinutes: 4,
  body: [
    p(
      'In the results it is three letters, DNF, did not finish, and they stand at the very bottom under people who ran for six hours. [Josphat Sirma](#athlete-josphat-sirma) had been in front at thirty kilometres, on a cool morning in a city on the coast, and had felt, he says, like a man driving downhill. At thirty-four his calf closed like a fist. He stood. Then he sat on the kerb, and a girl with a bicycle stayed with him until the bus came.',
    ),
    p(
      'He keeps a diary, as lorry drivers do: time, place, weather, remarks. He has let us have the week after.',
    ),
    h2('Seven days'),
    h3('Sunday'),
    p(
      '*Bus for those who stopped. There were nine of us. Nobody spoke. A woman had a foil blanket and gave half of it to me. Telephoned home. My daughter asked if I had been eaten by a lion. No. Then it was all right, she said.*',
    ),
    h3('Monday'),
    p(
      '*Flight. People recognise the bag. Slept in the afternoon, dreamed of the kerb. Calf hard as wood. I read the messages and then stopped reading them. There are two kinds: those who are sorry, and those who explain. I do not know which are worse.*',
    ),
    h3('Tuesday'),
    p(
      '*Home. Went to the group at six, without shoes, to say good morning. I was afraid of it. They were doing strides. Old Cheruiyot looked at me and said, “You came.” That was all. Then he gave me the watch, and I called the times.*',
    ),
    pullQuote(
      'I had thought that I would have to explain myself. They only wanted somebody to hold the watch.',
      'Josphat Sirma',
    ),
    h3('Wednesday'),
    p(
      '*Physiotherapist. A small tear, three weeks. I asked what I did wrong. She asked what I had drunk on Saturday, and how I had sat on the aeroplane, and when I had last had a week without a hard day. I had answers to the first two.*',
    ),
    p(
      '*In the evening wrote down the race, kilometre by kilometre, without adjectives. It is a thing my wife taught me. She does it with her pupils when they have had a fight. After 34 I had nothing more to write. It was shorter than I thought.*',
    ),
    h3('Thursday'),
    p(
      '*Helped at the factory, they were short of a driver. Forty sacks. You sit high up, and you see the whole road and those who run beside it. I used to think that they were going somewhere.*',
    ),
    h3('Friday'),
    p(
      '*Bad day. It came in the afternoon, for no reason, I was cleaning the filter. I thought, you are thirty-seven. I thought of the money, too. Told my wife. She said, “Yes. You are. Pass me the rice.” We sat outside until it was dark.*',
    ),
    h3('Saturday'),
    p(
      '*Walked to the school and back with my daughter. She wanted to know what happens to the ones in front when they stop. I said, the ones behind come past. “And then?” Then they are in front. She thought that this was a good system.*',
    ),
    h2('What helped'),
    p(
      'Five months later we ask him about it. He is fit again and has run a small race in Kericho, which he finished, in the middle, on purpose. He speaks about that week as of a place where he has been. He does not say that it made him stronger. He distrusts that sentence.',
    ),
    p(
      'What helped, as far as he can tell, was to be there on the Tuesday. He believes that if he had waited until he felt like it he would be waiting still. It helped that he was useful, and that he wrote it down without adjectives. It helped that nobody told him he was still the same person, since he was not sure of it, and that they behaved as if he were.',
    ),
    p(
      'Psychologists who work with athletes would put it in other words. To keep to one’s people and one’s times of day, to give the feeling a name and not a verdict, to look at what can be changed, and to have something in one’s life that is not the race: none of this makes a loss smaller. It gives it edges. Where sadness does not lift after some weeks, where sleep and appetite stay away, one should not be brave but see somebody who knows about it.',
    ),
    p(
      'The girl with the bicycle wrote to him, by the way. She had found his bib on the kerb. She asked if she might keep it, because he had been leading, and she had never sat beside anybody who was. He wrote back that she had been there for the more interesting part.',
    ),
  ],
}

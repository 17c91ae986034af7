import {h2, p, picture, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const riverbedWasTheTrack: Story = {
  slug: 'the-riverbed-was-the-track',
  title: 'The riverbed was the track',
  excerpt:
    'In Turkana the river is a road for ten months and a river for two. When it began to come at other times, a whole club had to learn to read it again.',
  category: 'Climate and athletics',
  author: 'Selam Girma',
  publishedAt: '2026-02-22T07:00:00.000Z',
  hashtags: ['Turkana', 'Drought', '800m'],
  picture: {
    scene: 'savanna',
    mood: 'clay',
    poses: ['flight', 'toeOff', 'landing'],
    alt: 'Three runners between flat-topped trees on a dry plain under a red evening sky',
    focus: [0.55, 0.6],
  },
  body: [
    p(
      'You can hear the Turkwel before you see it, the people of Nakwamoru say, and if you hear it while you are in it you should have left some time ago. For most of the year there is nothing to hear. The river is sand, a hundred and fifty metres wide and as flat as a table, with the deep prints of camels down the middle and a row of doum palms on either side that mark where the water is when there is none.',
    ),
    p(
      'For three generations of runners it has been the track. There is no other flat ground, and none so kind. Sand takes a great deal from a runner and asks the joints for nothing. [Daniel Ekiru](#athlete-daniel-ekiru), who has run 800 metres in some of the great stadiums, was eleven when he could keep up with the older boys in it. He comes home four times a year, and he still does his hill training here, where there is no hill.',
    ),
    h2('Lanes for camels'),
    p(
      'The club has no name on paper. It is called *the morning*, as in *are you with the morning*. About thirty young people meet at the third palm before sunrise, and the oldest takes them down. They run on the hard crust in the middle when they want to be fast and at the edges, where it is deep, when they want to be strong. The camels have right of way.',
    ),
    p(
      'What they know about the river they know from their grandparents. It comes in April, and again, weakly, in November. Before it comes the ants move. A day before, the air smells of iron. There was a calendar in it, and the training followed: long work in the dry months, speed in the weeks before the water, rest while it ran.',
    ),
    h2('The wrong month'),
    p(
      'Then came three years with almost nothing, and after them a flood in January. It came at night and from far away, from rain on mountains that cannot be seen from here. No ant had moved. It took two hundred goats, the clubhouse, which was a roof on four posts, and nearly a boy called Ekal, who had gone down alone to do his strides.',
    ),
    pullQuote(
      'The river had always told us. That year we found out that it had been telling us about a different sky.',
      'Lokwawi Ebei, elder',
    ),
    p(
      'Nobody in Nakwamoru uses the word climate for it. They say that the months have come loose. What was hard was less the drought, for which there are rules, than that the rules no longer fitted. The old men whose word had sent people up to the banks were now no surer than anybody else, and some of them stopped saying anything.',
    ),
    picture({
      scene: 'meeting',
      mood: 'clay',
      poses: ['stand', 'coach', 'walk', 'stand', 'walk'],
      alt: 'Five people stand and talk in front of a low house under a flat-topped tree',
      caption: 'The meeting at which the list of telephones was made.',
    }),
    h2('A chain of telephones'),
    p(
      'It was the runners who came up with something. They are the ones who are in the riverbed every day, and they have friends upstream, from races. There are now eleven people along a hundred and forty kilometres of river who telephone when the water passes them. It moves at about the speed of a slow jog, which the club finds fair. The last call comes to the woman who sells tea at the third palm. She has a whistle, and it can be heard for two kilometres.',
    ),
    p(
      'They also made a second track, on the bank. It is an oval of 300 metres, hacked out of thorn and rolled flat with an oil drum full of stones. It is hard and it hurts the shins. They use it when the whistle has gone, and in the months for which nobody any longer cares to give an opinion.',
    ),
    p(
      'The elders were asked to a meeting about all this and came with some reluctance. Ekiru, who had sat through the whole of it and said nothing, stood up at the end. He said that at his first championship, abroad, he had gone out too fast because nobody had told him about the second lap. It was no shame to run a lap that nobody had told you about. It would only be a shame to run it in the same way twice.',
    ),
    p(
      'Afterwards the oldest of them, Lokwawi Ebei, asked for a telephone. He is the ninth link in the chain. He calls before the water has quite reached him, because, he says, he can smell it, and so far he has been right every time.',
    ),
  ],
}

import {h2, p, pullQuote, table} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented race and invented people.
export const pacemakerWhoStayed: Story = {
  slug: 'the-pacemaker-who-stayed',
  title: 'The pacemaker who stayed',
  excerpt:
    'He was paid to lead for eight kilometres and step off. At eight kilometres he looked at the grass, and then at the road.',
  category: 'Athletics',
  author: 'Selam Girma',
  publishedAt: '2026-10-30T06:30:00.000Z',
  isFeatured: true,
  hashtags: ['Pacemakers', '10000m'],
  picture: {
    scene: 'straight',
    mood: 'gold',
    poses: ['landing', 'flight', 'toeOff'],
    alt: 'Three runners on the home straight in front of a full stand at sunset',
    focus: [0.5, 0.55],
  },
  relatedStories: ['the-last-lap-of-the-evening-meet'],
  body: [
    p(
      'A pacemaker’s work is done when he steps off the track. He does it without looking back, a stride onto the grass and a few more to slow down, and no camera follows him. Somewhere behind him the race begins. For three seasons this was how [Yohannes Tesfaye](#athlete-yohannes-tesfaye) earned his living, and he was good at it.',
    ),
    p(
      'He could run 66 seconds for a lap and know it without a clock. Organisers trusted him, and so did the runners behind him, which is rarer. *You must be boring,* he says. *If they notice me I have done something wrong.* He was given a fee, a return ticket and a bib without a name.',
    ),
    h2('Eight kilometres'),
    p(
      'The race where it happened was a 10,000 metres on a cool evening by the lake, with a wind that dropped at dusk. His contract said twenty laps at 67 seconds. He had four men behind him, then three. At each lap his song changed: he sings inwardly as he runs, one song to a lap, and has done so since he was a boy in the church choir at Bekoji.',
    ),
    p(
      'At lap eighteen the meet director held up two fingers. At nineteen, one. Yohannes came down the straight for the twentieth time and looked at the piece of grass where he was to step off. He remembers that it had been cut that day and that it smelled of his grandfather’s threshing floor.',
    ),
    p(
      'He says that he would like to call it a decision. In truth his legs were simply in the middle of a song.',
    ),
    pullQuote(
      'I had led so many men to that place and never seen what comes after it. I thought: it cannot be so different, it is only road.',
      'Yohannes Tesfaye',
    ),
    h2('What comes after'),
    p(
      'It was different. For twenty laps he had been the one who set the pace, and now the pace was something that others did to him. Two of the three went by before the next bend, hard, as if he had insulted them. He had never in his life been passed in the twenty-first lap. He hung on behind the second man and found that his breath made a noise.',
    ),
    p('The numbers of that evening show it better than he tells it.'),
    table(
      ['Laps', 'Who led', 'Average lap'],
      ['1–10', 'Tesfaye', '67.1'],
      ['11–20', 'Tesfaye', '66.9'],
      ['21–24', 'others', '65.2'],
      ['25', 'others', '58.8'],
      ['25 (Tesfaye)', 'third', '61.4'],
    ),
    p(
      'He finished third in 27:41. The rules allow it: a pacemaker who has started has entered the race, and one who finishes has run it. The jury met for ten minutes all the same. Then the announcer read his name, and had to be told how to say it, because it had been on no list.',
    ),
    h2('An apology'),
    p(
      'The first thing he did was to look for the meet director and apologise. He had taken a place, he said, and prize money, that belonged to the fourth man. The director, who has been in the sport for forty years, asked him whether he had led for eight kilometres at the pace agreed. He had. *Then you did your work,* the director said. *What a man does after work is his own affair.*',
    ),
    p(
      'The fourth man was a student of twenty from the host club, and he had the best answer of the evening. He shook hands with Yohannes and said that without a pacemaker he would have finished fourth in a slow race, so he had nothing to complain of. They have trained together since.',
    ),
    h2('The last song'),
    p(
      'Yohannes runs under his own name now. He still paces two or three times a year, when somebody he likes is after a time, and then he steps off on the agreed lap, to the metre. He thinks that everyone who wants to win should do it once, as one should once carry the bags.',
    ),
    p(
      'When he races, the last lap has a harvest song that his grandfather led. It has no ending: the men went on with it until the grain was in. *So there is no place in it where you can stop,* Yohannes says. *That is why I keep it for there.*',
    ),
  ],
}

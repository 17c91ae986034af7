import {h2, ol, p, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people. General knowledge only.
export const fearOnTheLine: Story = {
  slug: 'eleven-minutes-in-the-call-room',
  title: 'Eleven minutes in the call room',
  excerpt:
    'Between the warm-up and the start there is a room with a bench and no clock. What eight finalists do there, as told by the woman who guards the door.',
  category: 'Athlete Health and Mindset',
  author: 'Selam Girma',
  publishedAt: '2026-06-06T06:00:00.000Z',
  hashtags: ['Nerves', 'CallRoom', 'Mindset'],
  picture: {
    scene: 'floodlit',
    mood: 'dusk',
    poses: ['stand'],
    alt: 'One athlete stands alone on a track under two floodlight masts at dusk',
    focus: [0.6, 0.6],
  },
  body: [
    p(
      'It smells of liniment and oranges. There is a bench along each wall, a table for checking spikes, and a door with a curtain, through which one hears the stadium like weather. Athletes come in here twenty minutes before their race and may not leave it until they are led to the start. No telephones, no coaches, no music. For eleven minutes on average, says Tabitha Mueni, they have to sit opposite the people whom they will be trying to beat.',
    ),
    p(
      'She has been a call room judge for sixteen years. She checks numbers, measures spikes, and collects the things that they would like to take with them and mustn’t. In a biscuit tin she keeps those that nobody has asked for again: a button, a hymn printed very small, a milk tooth.',
    ),
    h2('What they do'),
    p(
      'Some talk. She can tell within a minute who is talking because he is at ease and who because he is not. Some lay a towel over their heads. A hurdler she is fond of takes off her left shoe and puts it on again, nine times. There was a champion, long retired now, who fell asleep, really asleep, with his mouth open, and had to be woken for three Olympic trials; and the others looked at him with such hatred, Tabitha says, as she has never seen since.',
    ),
    p('They all go to the toilet. Nobody has to go.'),
    pullQuote(
      'I have seen eight hundred finals from this side. Not one who came through that door was not afraid. The good ones were only more used to it.',
      'Tabitha Mueni',
    ),
    h2('What fear is for'),
    p(
      'The thing that makes the hands cold and the bowels loose is an old arrangement. The body believes that something is about to run after it, or away from it. It puts sugar into the blood and opens the lungs, it draws blood from the skin and stomach and sends it to the legs. From the point of view of a runner there is little to object to in all this. Somebody has turned on the engine. What disturbs us is the noise.',
    ),
    p(
      'It has been shown in several experiments that it helps people to say *I am excited* instead of *I must calm down*. To be calm would be a long way off; excitement is next door, it has the same pulse. Whether it helps in every case one doesn’t know. It costs nothing to try.',
    ),
    h2('What has helped them'),
    p(
      'Over the years Tabitha has asked about two hundred athletes, always afterwards and never before. She has collected what they told her, and gives it to juniors if they ask. She does not give it to those who don’t ask.',
    ),
    ol(
      'Breathe out longer than in. Count four in and six out, for ten breaths. One can do that beside anybody without being noticed.',
      'Have a small order of things: number, left shoe, right shoe, water, jacket. When the head runs away, the hands know what comes next.',
      'Look at something near by and describe it to yourself. The curtain. It is blue, it has a burn mark, someone has mended it with red thread.',
      'Have one sentence. Not “I will win”. A sentence about what you do in the first fifty metres.',
      'Say good luck to the one beside you. It is hard to be afraid of a person one has wished luck.',
    ),
    p(
      'If fear is not only there before races, if it takes away sleep for weeks or the pleasure in everything, then it is a matter for somebody who has learned to deal with it, just as a fracture is. Tabitha has a card with a number on it in her pocket. She has given it to fourteen people, and nobody ever saw her do it.',
    ),
    h2('The button'),
    p(
      'Last year a girl came in, eighteen years old, her first final, with lips as grey as ash. She sat on the bench below the window and stared at the floor. Next to her sat the hurdler with the shoe, who had won this race four times. They did not know each other.',
    ),
    p(
      'After some minutes the hurdler took off her left shoe, put it on, took it off. *Nine times,* she said, without looking up. *I know that it is stupid. If I do it eight times I have to start again.* The girl laughed. It came out too loud, and everyone turned round. Then she took a coat button from her sock, showed it to her, and told her whose it was.',
    ),
    p(
      'Tabitha should have confiscated it; nothing may be carried. She measured the spikes of the girl in lane two, twice, with great care. When she came back to the bench there was nothing to be seen of any button. It is not in the tin. She assumes that it was in the race.',
    ),
  ],
}

import {h2, p, pullQuote, quote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people and an invented station.
export const radioResults: Story = {
  slug: 'the-radio-that-reads-the-results',
  title: 'The radio that reads the results',
  excerpt:
    'Every Sunday at seven a small station in Marsabit reads out all the results of the week, down to the last place. It takes two hours, and nobody turns it off.',
  category: 'Community Projects',
  author: 'Selam Girma',
  publishedAt: '2026-05-31T05:00:00.000Z',
  hashtags: ['Radio', 'Marsabit', 'EveryNameReadAloudFromFirstToLast'],
  picture: {
    scene: 'savanna',
    mood: 'dusk',
    poses: ['stand', 'walk', 'stand'],
    alt: 'Three people between flat-topped trees on a plain at nightfall',
    focus: [0.5, 0.6],
  },
  body: [
    p(
      'The studio is a shipping container with mattresses on the walls. It stands on a hill above Marsabit, beside a mast, and at five to seven on Sunday evenings Galgalo Duba closes the door, because of the goats. In front of him lies a pile of paper: printed lists, pages torn from exercise books, a photograph of a blackboard. He drinks half a glass of water. Then he says good evening and begins with the race for girls under twelve at the mission school, in which there were thirty-four finishers, and he reads thirty-four names.',
    ),
    p(
      'He reads all of them. It is the one idea of the programme. First place and last are read in the same voice, with the name of the father and the place from which they come, and with the time if there is one. It takes until nine.',
    ),
    h2('How it began'),
    p(
      'The station had been set up to read out market prices and the weather. On a Sunday six years ago the prices had not come and there was an hour to fill. Galgalo had been at a race that day to watch his nephew and had the list of results in his pocket. So he read it. Twenty-six men, 10 kilometres, in the dust.',
    ),
    p(
      'On Monday there was a woman at the container. She had walked nineteen kilometres. Her son had been twenty-second, and she had heard it at the well from somebody’s transistor, his name and that of his dead father, in the air over the whole district. She had not known that he ran. She asked if he could say it again, and he let her sit down on the crate, turned on the transmitter and said it again.',
    ),
    pullQuote(
      'I had thought that a result is a thing about winning. She taught me that it is a thing about having been there.',
      'Galgalo Duba',
    ),
    h2('Out of the exercise books'),
    p(
      'Now they come from everywhere. Teachers give the lists to bus drivers; herders dictate them over the telephone. In the beginning many were incomplete, just three names and a row of dots. Galgalo read out the dots. *And then there came dot, dot, dot.* He did it so sadly that within three months all the schools were sending complete lists.',
    ),
    p(
      'There are four languages in the district, and he pronounces everyone’s name as it is spoken at home. If he is not sure, he telephones. This is said to have settled two feuds. It is also the reason why the pile has little pencil marks over the vowels, and why visitors from the capital, when their names are read, sit up and look at the radio.',
    ),
    h2('Who listens'),
    p(
      'Everybody does. At seven on Sunday the shops in Sololo turn up the volume. Lorry drivers park on the ridge at Turbi, where the reception is good. A teacher reports that his pupils have begun to run in the races at the end of the field with more care, since they want to be read out before a certain other person.',
    ),
    quote('My brother was forty-first, and I was fortieth. They heard it in Ethiopia.'),
    p(
      'A coach from Isiolo has listened for two years with a pencil. He wasn’t interested in the winners, who are known. He was looking for names that came up from below: thirty-first, nineteenth, twelfth. In this way he has found seven young runners no scout would ever have seen. One of them, the girl Dureti from North Horr, was read out on the first Sunday of this year as the winner of the whole county. Galgalo did it in the same voice. Then he stopped and drank the other half of the water.',
    ),
    h2('The last page'),
    p(
      'At the very end he always reads a page that he has written himself. It has the names of those who helped: who drew the lines and held the string, who lent the donkey, who stayed until the last one had come in. He has been told that this is too long, and that nobody cares. In the week in which he left it out, because his voice was gone, there were eleven people outside the container on Monday.',
    ),
    p('They had not come to complain. They had brought honey.'),
  ],
}

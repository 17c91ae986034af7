import {h2, p, picture, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people.
export const boyWhoDrewTracks: Story = {
  slug: 'the-boy-who-drew-tracks',
  title: 'The boy who drew tracks',
  excerpt:
    'Onesmus Barasa cannot run. At twelve he drew the first true 400-metre track of his district with a rope and a bag of ash.',
  category: 'Youth Empowerment',
  author: 'Naliaka Wekesa',
  publishedAt: '2026-07-25T06:00:00.000Z',
  hashtags: ['Geometry', 'Bungoma', 'Schools'],
  picture: {
    scene: 'fromAbove',
    mood: 'gold',
    poses: ['toeOff', 'flight', 'kick', 'landing'],
    alt: 'Four runners with long shadows in the lanes of a red track, seen from above',
    focus: [0.5, 0.5],
  },
  body: [
    p(
      'On the wall of his room hangs a drawing that he made at the age of nine, with a stick of charcoal, on the back of a sack. It is an oval. It has six lines, and along each of them a tiny figure is running, with its arms out. Onesmus Barasa was born with a hip that lets him walk, on crutches, and not more. When the others had games he sat on the bank and looked at the lanes.',
    ),
    p('*They ran in them,* he says. *I was the only one who looked at them.*'),
    h2('What he saw'),
    p(
      'He saw that they were wrong. The teacher in charge marked the field every year by walking round it with a can of lime. The inside lane was as wide as a bed and the outside one as a chair; the bends were different from each other, and in the race over 400 metres everybody started on the same line. So the child on the outside had to run further. Nobody had noticed, or else they had thought that it was fate.',
    ),
    p(
      'At eleven he asked his mathematics teacher how much further. Wycliffe Simiyu did not know. He asked for the week-end. On Monday he came back with a sheet of paper, and they did it together: each lane is about a metre wide; the outer bend is longer by two times pi times that, for the whole lap; and so the runner in lane six had been given more than thirty metres too many.',
    ),
    p(
      'Onesmus was silent for a while. His sister had always been in lane six, because she was small and polite.',
    ),
    pullQuote(
      'I wanted to go and tell everybody who had been last. But they had all grown up.',
      'Onesmus Barasa',
    ),
    h2('A rope and a bag of ash'),
    p(
      'In the August holidays he drew it new. He had a rope of exactly 36.5 metres, two pegs, six helpers and a bag of ash from the kitchen. He sat in the middle of the bend on an upturned bucket, holding one end of the rope, and a boy walked round him with the other. It is the place from which one draws a circle, and whoever sits there does not need to move.',
    ),
    p(
      'It took four days. On the third it rained. They started again. When it was finished he had himself pushed once round the inside in the wheelbarrow of the school, with a measuring wheel from the agricultural office, and looked at the counter. It said 400.2. He had them move the pegs by three centimetres.',
    ),
    picture({
      scene: 'bend',
      mood: 'morning',
      poses: ['flight', 'toeOff'],
      alt: 'Two runners on a wide curve of lanes on a bright morning',
      caption: 'The staggered start looks unjust to anybody who has not done the sum.',
    }),
    h2('The staggered start'),
    p(
      'There was trouble on the first sports day. The parents saw the children at the start of the 400 metres standing one in front of the other like a flight of steps, with the girl in lane six far ahead, and thought that it was a fraud. There was shouting. Mr Simiyu was about to explain pi. Then Onesmus, who was twelve, asked for the megaphone.',
    ),
    p(
      'He said: *Please, everyone who has a daughter, go and stand where she finishes.* They went. He had the six children walk from their marks to the line, slowly, each with the end of a string, and it was seen that all the strings were of the same length. An old man in the front row felt one of them between his fingers from the beginning to the end.',
    ),
    p(
      'Then they ran. It was the first race at that school in which nobody knew until the last thirty metres who would win.',
    ),
    h2('Eleven tracks'),
    p(
      'He is fifteen now and has drawn eleven. He goes to other schools in the holidays with his rope, his bucket and whichever helpers have behaved. He charges a meal and a library book. A firm of surveyors has let him know that he is to come and see them when he has finished school; the letter is from [a man who knows what a lane is](#story-the-surveyor-who-came-back).',
    ),
    p(
      'His sister is nineteen and runs for a club in Eldoret. They drew lots for her first final, and she got lane six. She rang him up from the call room in a fright. He asked for the radius of the bend. Then he told her that it was all right, that he had checked, and that she had just as far to go as the others.',
    ),
  ],
}

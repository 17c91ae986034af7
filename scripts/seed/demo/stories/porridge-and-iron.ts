import {h2, p, quote, table, ul} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// Invented people. General knowledge only, no medical advice.
export const porridgeAndIron: Story = {
  slug: 'porridge-and-iron',
  title: 'Porridge and iron',
  excerpt:
    'Three girls of one school team were called lazy in the same term. A nurse took a little blood, and the word was never used again.',
  category: 'Athlete Health and Mindset',
  author: 'Hadija Omari',
  publishedAt: '2026-08-08T05:30:00.000Z',
  hashtags: ['Nutrition', 'Iron', 'GirlsRunning'],
  picture: {
    scene: 'waterPoint',
    mood: 'noon',
    alt: 'A long table with white and red cups at a roadside, green hills behind',
    focus: [0.5, 0.62],
  },
  seo: {
    metaDescription:
      'Why tired runners are not lazy: low iron in young athletes, how it is found, and what a school kitchen can do about it.',
  },
  body: [
    p(
      'The diary of the team has an entry for the eleventh of February. *Mwende, Syombua and Kanini at the back again. Spoke to them about attitude.* It was written by a good teacher, who has given us leave to print it because, she says, somebody else will have the same diary.',
    ),
    p(
      'The three had been the strongest in the school at the beginning of the year. By February they could not keep up on hills. They were pale around the eyes, which in dark skin is easily overlooked, and they were cold on warm days. Mwende had begun to chew ice, and had thought that it was a bad habit. When the county nurse came on her round to weigh the first form, she saw Mwende sitting on the steps with a cup of ice. She put down the scales.',
    ),
    h2('What iron does'),
    p(
      'Blood carries oxygen on a protein with iron in the middle. Too little iron, and there are fewer carriers; the heart has to go round more often with the same load. Before this happens the stores run down, and that alone can make a runner tired. The value that shows the stores is called ferritin. It can be measured, and it is worth measuring, because tiredness has a hundred causes and this one can be mended.',
    ),
    p(
      'Runners lose iron in sweat and through the gut, and a little with every thousand footfalls. Girls and women lose it every month. And whoever grows, trains and eats mainly maize takes in less than she uses. In many school teams it concerns every third or fourth girl. One cannot tell by looking.',
    ),
    quote('I had written “attitude”. I went back with a red pen and wrote “ferritin 7”.'),
    h2('The kitchen'),
    p(
      'The nurse gave tablets, for three months, with a second blood test at the end. That part belongs to nurses and doctors. One should not swallow iron without having measured: too much of it is harmful too. But she also went to the kitchen, and this part belongs to everybody. With the cook, Mama Ndinda, she went through the week.',
    ),
    table(
      ['Before', 'After'],
      ['Maize porridge, tea', 'Millet porridge with groundnuts, lemon water'],
      ['Tea with the beans', 'Beans first, tea an hour later'],
      ['Cabbage', 'Cowpea leaves and amaranth, short in the pot'],
      ['Meat on Sunday', 'Meat on Sunday, small dried fish on Wednesday and Friday'],
      ['Nothing after training', 'Half an orange, a boiled egg'],
    ),
    p(
      'It cost the school eleven shillings more a head and week. The trick is less in the iron than in what goes with it. Tea and coffee hold it back; something sour, such as lemon, orange or tomato, helps it in. Iron from meat and fish is taken up more readily than that from leaves, and a bit of the one improves the other.',
    ),
    h2('Signs to take seriously'),
    ul(
      'A runner who was good and, without being ill, no longer is.',
      'Short of breath on stairs.',
      'Cold hands, headaches, hair that falls out.',
      'A craving for ice, for soil, for raw rice.',
      'Periods that are very heavy, or that have stopped. The second is a matter for a doctor too, and often has to do with eating too little altogether.',
    ),
    h2('May'),
    p(
      'It takes time. For the first four weeks nothing happened except that the three were allowed to train at the back without anybody speaking to them about it. In April Kanini ran up the hill to the water tank without walking. In May all three were in the team for the county, and Mwende was fourth.',
    ),
    p(
      'The teacher has changed the diary. There is a new column now beside the one for lateness. She asks every girl once a month, alone and with the door shut, four questions, and the last is, *What did you eat yesterday?* She says that in the first year she learned more from it about her pupils’ homes than in eight years of parents’ evenings. Two families have since been getting a sack of millet, from a fund of which nobody speaks.',
    ),
    p(
      'Mama Ndinda has a blackboard in the kitchen. It gives the day’s dish, and beneath it, in brackets, in the hand of somebody who has just found out about a word and is fond of it: *(Fe)*.',
    ),
  ],
}

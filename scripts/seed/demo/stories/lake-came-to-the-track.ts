import {h2, p, picture, pullQuote} from '#seed/demo/rich-text.ts'
import type {Story} from '#seed/demo/story.ts'

// An invented school and invented people.
export const lakeCameToTheTrack: Story = {
  slug: 'when-the-lake-came-to-the-track',
  title: 'When the lake came to the track',
  excerpt:
    'First the water took the long jump, then the back straight. A school on the shore has moved its sports day by boat, and has a new event.',
  category: 'Climate and athletics',
  author: 'Selam Girma',
  publishedAt: '2026-06-20T05:30:00.000Z',
  hashtags: ['RiftValley', 'Floods', 'SchoolSport'],
  picture: {
    scene: 'lake',
    mood: 'clay',
    poses: ['flight', 'toeOff', 'kick'],
    alt: 'Three runners along a shore in red evening light, the sun low over the water',
    focus: [0.5, 0.65],
  },
  body: [
    p(
      'The goalposts can still be seen. They stick out of the water about sixty metres from the shore, and on the left one there is usually a cormorant, with its wings hung out to dry. The penalty spot is below it somewhere, under two metres of lake. When the wind comes from the east the pupils of Kokwa Point Primary say that it is blowing from midfield.',
    ),
    p(
      'It was not a flood, as people imagine it. It came at walking pace, over eight years, in a place where for as long as anybody could remember the trouble had been that the water went away. In the first year the pit for the long jump was damp. In the third they ran the 400 metres with a short detour. In the fifth the head teacher, Reuben Lekuton, stood on what had been the second bend, in rubber boots, and called off sports day.',
    ),
    h2('Why'),
    p(
      'Nobody knows quite why the lakes in this part of the Rift have been rising. It has rained more in the mountains, and more all at once. Soil has come down from slopes where there used to be trees, and lies on the bottom. Some geologists think that there may be something going on underneath as well. Lekuton lets his seventh class collect the explanations and give each a mark from one to ten for how well one could test it. The explanation that somebody had offended a spirit got a two. The one about the trees got an eight.',
    ),
    p('It doesn’t make any difference to the goalposts.'),
    h2('Sports day by boat'),
    p(
      'They did not do without for long. Across the bay, on the island, is a piece of level ground that belongs to three families. The families were asked. In May of the following year two hundred and thirty children crossed over in nine fishing boats, with cones, cooking pots, and the starting block that the carpenter had made. The crossing takes forty minutes. It was sung all the way.',
    ),
    pullQuote(
      'We used to have a sports day that people walked to without thinking about it. Now they put on their best clothes.',
      'Reuben Lekuton',
    ),
    p(
      'There were some who found that one should rather build the school anew, on higher ground, and keep the money for that. They are right, and it is being done: the new classrooms stand already, four hundred metres up the slope. But children are in the fifth class only once, Lekuton says. He wanted them to have been in a race in that year, and not only in a relocation.',
    ),
    picture({
      scene: 'meeting',
      mood: 'dawn',
      poses: ['walk', 'stoop', 'stand', 'walk', 'stoop'],
      alt: 'Five people carry and build in front of a low school house at daybreak',
      caption:
        'The new school, seen from the slope. The children have paced out its running track three times, to make sure.',
    }),
    h2('The wading relay'),
    p(
      'And there is the new event. It came about because the ferrymen will not go nearer to the shore than the old halfway line, because of the fence, which is still there under water. From there one has to wade. In the first year the eighth class made a race of it, and in the second it was on the programme: four times sixty metres, knee-deep, with a paddle for a baton.',
    ),
    p(
      'Crocodiles have to be considered. There is an elder who has been doing it for fifty years and sits in a tree during the race with a drum. If he beats it, everybody gets out. He has never yet beaten it during the event, but has once, for the sake of his reputation, a little afterwards.',
    ),
    p(
      'The record is held by four girls from the sixth class. They have discovered that it is faster if you do not lift your feet out of the water, but slide them, like the old fishermen. It looks slow. The teams of boys splash along beside them in a great white cloud.',
    ),
    h2('The cormorant'),
    p(
      'Last November, for the first time in years, the water fell by the breadth of a hand. There’s a post with notches. The children saw it before the teachers, because the cormorant was sitting higher up.',
    ),
    p(
      'Nobody thinks that the pitch will come back. But the seventh class has put on record how high the notches are, with the date, and has hung the list in the new building, by the door, at a height at which even the smallest can read it. There is space for forty years. At the bottom, where others would have put the name of the school, it says: *Please go on.*',
    ),
  ],
}

/** The nine that pages of the site are fixed to. The categories of placeholder pages have no story and come with one. */
export const categories = [
  {
    name: 'Athletics',
    slug: 'athletics',
    description: 'Track, field, road and country: the season as the people in it live it.',
  },
  {
    name: 'NCAA Stories',
    slug: 'ncaa-stories',
    description: 'African students on American teams: the races, the lectures, the winters.',
  },
  {
    name: 'Success Stories',
    slug: 'success-stories',
    description: 'What became of those who left on a scholarship, and of those who came back.',
  },
  {
    name: 'Climate and athletics',
    slug: 'climate-and-athletics',
    description: 'Heat, rain, trees and the ground we run on.',
  },
  {
    name: 'Community Projects',
    slug: 'community-projects',
    description: 'Things that villages, clubs and neighbours have built together.',
  },
  {
    name: 'Youth Empowerment',
    slug: 'youth-empowerment',
    description: 'Young people who were given a start, and what they did with it.',
  },
  {
    name: 'Coaching Tips',
    slug: 'coaching-tips',
    description: 'Sessions, habits and mistakes, from people who stand at the track every morning.',
  },
  {
    name: 'Sports Science',
    slug: 'sports-science',
    description: 'What is measured, what it means and what nobody knows yet.',
  },
  {
    name: 'Athlete Health and Mindset',
    slug: 'athlete-health-and-mindset',
    description: 'Sleep, food, injury, doubt: the part of the sport that no clock shows.',
  },
] as const satisfies readonly {name: string; slug: string; description: string}[]

export type CategoryName = (typeof categories)[number]['name']

export const raceCategories = [
  {name: 'Marathon', slug: 'marathon'},
  {name: 'Half marathon', slug: 'half-marathon'},
  {name: 'Track', slug: 'track'},
  {name: 'Cross country', slug: 'cross-country'},
  {name: 'Road 10 km', slug: 'road-10-km'},
  {name: 'Mountain and trail', slug: 'mountain-and-trail'},
] as const

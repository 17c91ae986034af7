export interface ComingSoonPage {
  path: string
  title: string
  description: string
}

/** Pages that wait for their first content. */
export const comingSoonPages: readonly ComingSoonPage[] = [
  {
    path: '/races/upcoming',
    title: 'Upcoming Races',
    description: 'What is next on the road, the track and the country course.',
  },
  {
    path: '/races/calendar',
    title: 'Race Calendar',
    description: 'The whole season on one page.',
  },
]

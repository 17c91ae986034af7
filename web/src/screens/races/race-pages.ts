export interface RacePage {
  path: string
  title: string
  intro: string
  /** Only races from today on. */
  isUpcoming: boolean
}

/** Until there are races, these pages say that content is coming. */
export const racePages: readonly RacePage[] = [
  {
    path: '/races/upcoming',
    title: 'Upcoming Races',
    intro: 'What is next on the road, the track and the country course.',
    isUpcoming: true,
  },
  {
    path: '/races/calendar',
    title: 'Race Calendar',
    intro: 'The whole season on one page.',
    isUpcoming: false,
  },
]

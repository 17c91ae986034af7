export interface ComingSoonPage {
  path: string
  title: string
  description: string
}

/** Pages that wait for their first content. */
export const comingSoonPages: readonly ComingSoonPage[] = [
  {
    path: '/news/race-reports',
    title: 'Race Reports',
    description: 'How the race was won, split by split, from the road, the track and the mud.',
  },
  {
    path: '/news/opinion-analysis',
    title: 'Opinion & Analysis',
    description: 'Arguments about the sport by people who know it from inside.',
  },
  {
    path: '/stories/rising-stars',
    title: 'Rising Stars',
    description: 'The names that nobody knows yet, and why you soon will.',
  },
  {
    path: '/stories/legends',
    title: 'Legends',
    description: 'The runners who made the road, told by those who ran behind them.',
  },
  {
    path: '/scholarships/guide',
    title: 'Scholarship Guide',
    description: 'From the first e-mail to a coach to the first day on campus, step by step.',
  },
  {
    path: '/scholarships/tips',
    title: 'Application Tips',
    description: 'What coaches read first, which dates matter, and what to leave out.',
  },
  {
    path: '/media/videos',
    title: 'Videos',
    description: 'Races, interviews and mornings on the training road.',
  },
  {
    path: '/media/photos',
    title: 'Photo Galleries',
    description: 'The sport in pictures, from school fields to full stadiums.',
  },
  {
    path: '/media/interviews',
    title: 'Interviews',
    description: 'Long conversations with athletes, coaches and the people around them.',
  },
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

/** Every address inside the site. */
export const paths = {
  home: '/',
  about: '/about',
  athletes: '/stories/profiles',
  athlete: (number: number) => `/athletes/${number}`,
  climate: '/impact/climate',
  forgotPassword: '/forgot-password',
  involvement: '/get-involved',
  login: '/login',
  page: (slug: string) => `/${slug}`,
  privacy: '/privacy',
  raceCalendar: '/races/calendar',
  raceResult: (number: number) => `/race-results/${number}`,
  raceResults: '/races/results',
  register: '/register',
  section: (id: HomeSection) => `/#${id}`,
  stories: '/stories/inspire',
  story: (slug: string) => `/stories/${encodeURIComponent(slug)}`,
  terms: '/terms',
  women: '/impact/women',
  womenStory: (number: number) => `/women-stories/${number}`,
} as const

export type HomeSection =
  | 'home'
  | 'athletes'
  | 'stories'
  | 'women'
  | 'climate'
  | 'races'
  | 'videos'
  | 'involved'

/** The screens that are built so far, by the address at which a reader finds them. */
export const screens = [
  {name: 'home', path: '/'},
  {name: 'story', path: '/stories/the-art-of-the-slow-morning'},
  {name: 'login', path: '/login'},
  {name: 'registration', path: '/register'},
  {name: 'a page to come', path: '/news/race-reports'},
  {name: 'all stories', path: '/stories/inspire'},
  {name: 'a search that finds nothing', path: '/stories/inspire?search=zzzzzz'},
  {name: 'athletes', path: '/stories/profiles'},
  {name: 'an athlete', path: '/athletes/4'},
  {name: 'women', path: '/impact/women'},
  {name: 'a woman story', path: '/women-stories/1'},
  {name: 'race results', path: '/races/results'},
  {name: 'a result as PDF', path: '/race-results/30'},
  {name: 'a result as CSV', path: '/race-results/27'},
  {name: 'about', path: '/about'},
  {name: 'not found', path: '/no/such/page'},
] as const

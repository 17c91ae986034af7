/** The screens that are built so far, by the address at which a reader finds them. */
export const screens = [
  {name: 'home', path: '/'},
  {name: 'story', path: '/stories/the-art-of-the-slow-morning'},
  {name: 'login', path: '/login'},
  {name: 'registration', path: '/register'},
  {name: 'a page to come', path: '/news/race-reports'},
  {name: 'not found', path: '/no/such/page'},
] as const

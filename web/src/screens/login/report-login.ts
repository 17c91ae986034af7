import type {PageReport} from '#page/page-session.ts'
import {paths} from '#paths.ts'

/** A form needs its scripts as soon as possible. */
export function reportLogin(): PageReport {
  return {
    kind: 'page',
    status: 200,
    start: 'idle',
    head: {
      title: 'Sign In',
      description: 'Sign in to like stories and to take part in their discussions.',
      path: paths.login,
      isIndexed: false,
    },
  }
}

import type {PageReport} from '#page/page-session.ts'
import {paths} from '#paths.ts'

/** A form needs its scripts as soon as possible. */
export function reportRegister(): PageReport {
  return {
    kind: 'page',
    status: 200,
    start: 'idle',
    head: {
      title: 'Create an Account',
      description: 'Join to like stories and to take part in their discussions.',
      path: paths.register,
      isIndexed: false,
    },
  }
}

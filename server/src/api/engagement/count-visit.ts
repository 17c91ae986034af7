import {isbot} from 'isbot'

import {limits} from '#api/limits.ts'
import type {Viewer} from '#auth/viewer.ts'
import type {Context} from '#context.ts'

interface Visit {
  viewer: Viewer | null
  address: string
  agent: string
  isProbe: boolean
  now: Date
  context: Context
}

/** Counts somebody who comes, once a visitor and half hour; not robots, nor who only asks about the answer. */
export async function countVisit(
  subject: string,
  {viewer, address, agent, isProbe, now, context}: Visit,
): Promise<void> {
  if (isProbe || agent === '' || isbot(agent)) return
  const {models, visitors} = context.people
  const {rateLimits, views} = models()

  // Who changes the browser's name with each call is not many visitors; they are not told.
  if ((await rateLimits.take(limits.views, visitors.addressKey(address), now)) !== null) return
  await views.addTo(subject, {visitor: visitors.key({userId: viewer?.id ?? null, address, agent, now}), now})
}

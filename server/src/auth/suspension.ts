import type {Suspension} from '#models/users.ts'

/** What somebody reads who may not write now; null where they may. */
export function suspensionNotice(suspension: Suspension | null, now: Date): string | null {
  if (suspension === null) return null
  const {reason, until} = suspension
  if (until === null) return `Your account is suspended: ${reason}`
  if (until <= now) return null
  return `Your account is suspended until ${until.toISOString()}: ${reason}`
}

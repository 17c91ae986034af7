import {MongoError} from '#mongo-error.ts'

const STEPS_BETWEEN_LOOKS = 64

/** A command's maxTimeMS: looked at while documents go by, for nothing else can interrupt the work. */
export interface Deadline {
  check(): void
}

export function createDeadline(milliseconds: number): Deadline {
  if (milliseconds === 0) return {check() {}}
  const end = performance.now() + milliseconds
  let steps = 0
  return {
    check() {
      steps += 1
      if (steps % STEPS_BETWEEN_LOOKS === 0 && performance.now() > end) {
        throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit')
      }
    },
  }
}

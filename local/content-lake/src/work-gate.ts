import {plainError} from '#http/lake-error.ts'

export interface WorkGate {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** For work that is heavy on processor or memory: only a few run at once, only so many wait, the rest hears 503. */
export function createWorkGate(parallel: number, waiting: number): WorkGate {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running >= parallel) {
        if (queue.length >= waiting) {
          throw plainError(503, 'Too much is being worked on; try again in a moment', undefined, 2)
        }
        await new Promise<void>((resolve) => queue.push(resolve))
      } else {
        running += 1
      }
      try {
        return await work()
      } finally {
        // The slot goes straight to the next in line, so nobody can slip in between.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

import {plainError} from '#http/lake-error.ts'

export interface WorkGate {
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Image work is heavy on processor and memory, so only a few run at once and only so many may wait. */
export function createWorkGate(parallel: number, waiting: number): WorkGate {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running >= parallel) {
        if (queue.length >= waiting) {
          throw plainError(503, 'Too many images are being worked on', undefined, 2)
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

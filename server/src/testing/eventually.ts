import {setTimeout as wait} from 'node:timers/promises'

/** Looks again until a check holds, and fails with its last complaint when it never does within the time. */
export async function eventually(check: () => Promise<void> | void, withinMs = 5000): Promise<void> {
  const end = performance.now() + withinMs
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(20)
    }
  }
}

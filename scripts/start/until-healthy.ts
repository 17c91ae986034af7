import {setTimeout as delay} from 'node:timers/promises'

import {z} from 'zod'

const LONGEST_WAIT_MS = 30_000
const Unwell = z.object({message: z.string()})

/**
 * Waits until every part answers, so that what is printed next can be used at once.
 * @returns the words of the health call where a part still fails after half a minute, else null.
 */
export async function untilHealthy(address: string): Promise<string | null> {
  const deadline = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const complaint = await askHealth(address)
    if (complaint === null || Date.now() > deadline) return complaint
    await delay(100)
  }
}

async function askHealth(address: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}/api/health`)
    return response.ok ? null : Unwell.parse(await response.json()).message
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const FORGET_MS = 15 * 60_000
const MAX_KEYS = 10_000

export interface LoginAttempts {
  /** Seconds until the next attempt is allowed; 0 when it is now. */
  waitSeconds(email: string, address: string): number
  failed(email: string, address: string): void
  succeeded(email: string, address: string): void
}

interface Failures {
  count: number
  last: number
}

/**
 * Guessing gets slower with every failure. An account is held for a minute at most, so that a stranger cannot
 * lock its owner out; an address for a quarter of an hour, but only after many failures, because it may be shared.
 */
export function createLoginAttempts(now: () => Date): LoginAttempts {
  const accounts = new Map<string, Failures>()
  const addresses = new Map<string, Failures>()

  return {
    waitSeconds(email, address) {
      const account = waitMs(accounts.get(email), 5, 60_000)
      const place = waitMs(addresses.get(address), 20, FORGET_MS)
      return Math.ceil(Math.max(account, place, 0) / 1000)
    },
    failed(email, address) {
      add(accounts, email)
      add(addresses, address)
    },
    succeeded(email, address) {
      accounts.delete(email)
      // Only its own attempt is taken back: one known password must not pay for guessing many others.
      const place = addresses.get(address)
      if (place) place.count -= 1
    },
  }

  function waitMs(failures: Failures | undefined, free: number, longest: number) {
    if (!failures || failures.count < free) return 0
    const pause = Math.min(longest, 2 ** Math.min(20, failures.count - free) * 1000)
    // A clock that was set back must not make the pause longer.
    return Math.min(pause, failures.last + pause - now().getTime())
  }

  function add(map: Map<string, Failures>, key: string) {
    const time = now().getTime()
    const known = map.get(key)
    const count = known && known.last > time - FORGET_MS ? known.count + 1 : 1
    // Set anew so that the map's order is the order of the last failures and the oldest can go first.
    map.delete(key)
    map.set(key, {count, last: time})
    const [oldest] = map.keys()
    if (map.size > MAX_KEYS && oldest !== undefined) map.delete(oldest)
  }
}

import {LRUCache} from 'lru-cache'

import type {Quota} from '#http/rate-limited.ts'

const mostAddresses = 20_000

interface Window {
  count: number
  until: number
}

/**
 * So many times a window for each address, counted in this process alone: for calls that write nothing, where asking the
 * database would cost more than what is limited.
 */
export class AddressLimit {
  readonly #windows = new LRUCache<string, Window>({max: mostAddresses})
  readonly quota: Quota

  constructor({name, times, windowMs, factor}: Quota & {factor: number}) {
    this.quota = {name, times: Math.max(1, Math.floor(times * factor)), windowMs}
  }

  /** Takes one; answers null, or the seconds until there is another. */
  take(key: string, now: Date): number | null {
    const moment = now.getTime()
    const known = this.#windows.get(key)
    const window =
      known !== undefined && known.until > moment ? known : {count: 0, until: moment + this.quota.windowMs}
    if (window.count >= this.quota.times) return Math.max(1, Math.ceil((window.until - moment) / 1000))
    this.#windows.set(key, {...window, count: window.count + 1})
    return null
  }
}

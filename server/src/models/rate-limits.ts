import {type Connection, Schema} from 'mongoose'

import {isDuplicateKey} from './mongo-errors.ts'

interface WindowFields {
  _id: string
  count: number
  until: Date
}

/** So many times a window, by a key such as a user's id. */
export interface Limit {
  name: string
  times: number
  windowMs: number
}

/** A limit as RATE_LIMITS makes it. */
export function inForce(limit: Limit, factor: number): Limit {
  return {...limit, times: Math.max(1, Math.floor(limit.times * factor))}
}

const schema = new Schema<WindowFields>(
  {
    _id: {type: String, required: true},
    count: {type: Number, required: true},
    until: {type: Date, required: true},
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({until: 1}, {expireAfterSeconds: 0})

/** Shared by all servers, because a limit that each has of its own is as many limits as there are servers. */
export class RateLimits {
  readonly model
  readonly #factor: number

  /** `factor` multiplies every limit; Infinity: there are none. */
  constructor(connection: Connection, factor: number) {
    this.model = connection.model('RateLimit', schema, 'rateLimits')
    this.#factor = factor
  }

  /** Takes one; resolves to null, or to the seconds until there is another. What is refused takes nothing. */
  async take(limit: Limit, key: string, now: Date): Promise<number | null> {
    if (this.#factor === Infinity) return null
    const {id, until} = windowOf(limit, key, now)
    if (await this.#add(id, until, inForce(limit, this.#factor).times)) return null
    return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  }

  /** Gives back what was taken before it was known that it does not count. */
  async giveBack(limit: Limit, key: string, taken: Date): Promise<void> {
    if (this.#factor === Infinity) return
    const {id} = windowOf(limit, key, taken)
    await this.model.updateOne({_id: id, count: {$gt: 0}}, {$inc: {count: -1}})
  }

  // A window that is full does not match, and the insert in its place meets its key.
  async #add(id: string, until: Date, times: number): Promise<boolean> {
    for (;;) {
      try {
        await this.model.updateOne(
          {_id: id, count: {$lt: times}},
          {$inc: {count: 1}, $setOnInsert: {until}},
          {upsert: true},
        )
        return true
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // Or two opened the window at the same moment, and there is room for both.
        if ((await this.model.exists({_id: id, count: {$gte: times}})) !== null) return false
      }
    }
  }
}

function windowOf({name, windowMs}: Limit, key: string, now: Date): {id: string; until: Date} {
  const index = Math.floor(now.getTime() / windowMs)
  return {id: `${name}:${key}:${index}`, until: new Date((index + 1) * windowMs)}
}

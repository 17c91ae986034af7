import {Failure} from '#http/failure.ts'

interface Queue {
  last: Promise<unknown>
  length: number
}

/** Lets work on one key wait for the work on that key before it; other keys do not wait. */
export class OneAtATime {
  readonly #longest: number
  readonly #queues = new Map<string, Queue>()

  /** Who comes to a key when so many are there already is told to come again. */
  constructor(longest = 200) {
    this.#longest = longest
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? {last: Promise.resolve(), length: 0}
    if (queue.length >= this.#longest) throw new Failure('unavailable', {headers: {'Retry-After': '30'}})
    const mine = queue.last.then(work, work)
    queue.last = mine
    queue.length += 1
    this.#queues.set(key, queue)
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) this.#queues.delete(key)
    }
  }
}

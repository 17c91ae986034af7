import {type Connection, Schema} from 'mongoose'

import {isDuplicateKey} from './mongo-errors.ts'

/** Who was seen lately: `_id` is what was seen and by whom, the person only as a hash. */
interface SightingFields {
  _id: string
  until: Date
}

interface CounterFields {
  _id: string
  count: number
}

const sightingSchema = new Schema<SightingFields>(
  {_id: {type: String, required: true}, until: {type: Date, required: true}},
  {versionKey: false, strict: 'throw'},
)
sightingSchema.index({until: 1}, {expireAfterSeconds: 0})

const counterSchema = new Schema<CounterFields>(
  {_id: {type: String, required: true}, count: {type: Number, required: true}},
  {versionKey: false, strict: 'throw'},
)

const quietMs = 30 * 60_000

/** Views, once a visitor and half hour. */
export class Views {
  readonly sightings
  readonly counters

  constructor(connection: Connection) {
    this.sightings = connection.model('Sighting', sightingSchema, 'sightings')
    this.counters = connection.model('Counter', counterSchema, 'counters')
  }

  /** Resolves to whether this one counts. */
  async add({story, ...visit}: {story: number; visitor: string; now: Date}): Promise<boolean> {
    return this.addTo(storySubject(story), visit)
  }

  /** The same of anything that is counted by visitors. */
  async addTo(subject: string, {visitor, now}: {visitor: string; now: Date}): Promise<boolean> {
    if (!(await this.#isNew(`${subject}:${visitor}`, now))) return false
    await this.#count(subject)
    return true
  }

  /** One more, whoever it was. */
  count(subject: string): Promise<void> {
    return this.#count(subject)
  }

  /** The numbers of the stories seen most, the most first. */
  async mostSeen(limit: number): Promise<number[]> {
    const found = await this.counters
      .find({_id: within(storySubject(''))})
      .sort({count: -1})
      .limit(limit)
      .lean()
    return found.map(({_id}) => Number(_id.slice(storySubject('').length)))
  }

  /** All that was counted of subjects whose names begin alike. */
  async totalOf(prefix: string): Promise<number> {
    const [sum] = await this.counters.aggregate<{count: number}>([
      {$match: {_id: within(prefix)}},
      {$group: {_id: null, count: {$sum: '$count'}}},
    ])
    return sum?.count ?? 0
  }

  /** Counts by the subjects' own names; what nobody has seen is not in it. */
  async countsOf(subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.counters.find({_id: {$in: subjects}}).lean()
    return new Map(found.map(({_id, count}) => [_id, count]))
  }

  async counts(stories: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const subjects = new Map(stories.map((story) => [storySubject(story), story]))
    const found = await this.countsOf([...subjects.keys()])
    return new Map([...found].map(([subject, count]) => [subjects.get(subject) ?? 0, count]))
  }

  // The database removes what is over only once a minute, so the end is part of the question: an entry that is still good
  // does not match, and the insert in its place meets its key.
  async #isNew(id: string, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + quietMs)
    try {
      await this.sightings.updateOne({_id: id, until: {$lte: now}}, {$set: {until}}, {upsert: true})
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  async #count(subject: string): Promise<void> {
    try {
      await this.counters.updateOne({_id: subject}, {$inc: {count: 1}}, {upsert: true})
    } catch (error) {
      // Two first views at the same moment: the counter is there now.
      if (!isDuplicateKey(error)) throw error
      await this.counters.updateOne({_id: subject}, {$inc: {count: 1}})
    }
  }
}

/** Everything that begins with a prefix, as bounds that an index knows: ';' follows ':'. */
function within(prefix: string) {
  return {$gte: prefix, $lt: `${prefix.slice(0, -1)};`}
}

export function storySubject(story: number | ''): string {
  return `story:${story}`
}

export function pageSubject(path: string): string {
  return `page:${path}`
}

export function resultSubject(result: number | ''): string {
  return `result:${result}`
}

export function downloadSubject(result: number | ''): string {
  return `download:${result}`
}

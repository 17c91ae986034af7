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
  async add({story, visitor, now}: {story: number; visitor: string; now: Date}): Promise<boolean> {
    const subject = subjectOf(story)
    if (!(await this.#isNew(`${subject}:${visitor}`, now))) return false
    await this.#count(subject)
    return true
  }

  async counts(stories: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const subjects = new Map(stories.map((story) => [subjectOf(story), story]))
    const found = await this.counters.find({_id: {$in: [...subjects.keys()]}}).lean()
    return new Map(found.map(({_id, count}) => [subjects.get(_id) ?? 0, count]))
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

function subjectOf(story: number): string {
  return `story:${story}`
}

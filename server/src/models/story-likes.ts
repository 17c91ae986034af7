import {type Connection, Schema, type Types} from 'mongoose'

import {flip} from './flip.ts'
import {isDuplicateKey} from './mongo-errors.ts'

interface StoryLikeFields {
  user: Types.ObjectId
  /** The story's number. */
  story: number
  createdAt: Date
}

const schema = new Schema<StoryLikeFields>(
  {
    user: {type: Schema.Types.ObjectId, required: true},
    story: {type: Number, required: true},
    createdAt: {type: Date, required: true},
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({user: 1, story: 1}, {unique: true})
schema.index({story: 1})
schema.index({user: 1, createdAt: -1})

/** Who likes which story. Counts are counted, never added up. */
export class StoryLikes {
  readonly model

  constructor(connection: Connection) {
    this.model = connection.model('StoryLike', schema, 'likes')
  }

  async set({
    user,
    story,
    isLiked,
    now,
  }: {
    user: string
    story: number
    isLiked: boolean
    now: Date
  }): Promise<void> {
    if (isLiked) await this.#add(user, story, now)
    else await this.#remove(user, story)
  }

  /** Resolves to whether the story is liked now. */
  toggle({user, story, now}: {user: string; story: number; now: Date}): Promise<boolean> {
    return flip({add: () => this.#add(user, story, now), remove: () => this.#remove(user, story)})
  }

  async isLiked(user: string, story: number): Promise<boolean> {
    return (await this.model.exists({user, story})) !== null
  }

  count(story: number): Promise<number> {
    return this.model.countDocuments({story})
  }

  total(): Promise<number> {
    return this.model.estimatedDocumentCount()
  }

  /** The numbers of the stories with the most likes, the most first. */
  async mostLiked(limit: number): Promise<number[]> {
    const counted = await this.model.aggregate<{_id: number}>([
      {$group: {_id: '$story', count: {$sum: 1}}},
      {$sort: {count: -1, _id: -1}},
      {$limit: limit},
    ])
    return counted.map(({_id}) => _id)
  }

  async counts(stories: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const counted = await this.model.aggregate<{_id: number; count: number}>([
      {$match: {story: {$in: stories}}},
      {$group: {_id: '$story', count: {$sum: 1}}},
    ])
    return new Map(counted.map(({_id, count}) => [_id, count]))
  }

  /** Which of these the user likes. */
  async liked(user: string, stories: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await this.model.find({user, story: {$in: stories}}, {story: 1}).lean()
    return new Set(found.map(({story}) => story))
  }

  /** Everything the user likes, the latest like first. */
  async likedBy(user: string): Promise<number[]> {
    const found = await this.model.find({user}, {story: 1}).sort({createdAt: -1, _id: -1}).lean()
    return found.map(({story}) => story)
  }

  async #add(user: string, story: number, createdAt: Date): Promise<boolean> {
    try {
      await this.model.create({user, story, createdAt})
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  async #remove(user: string, story: number): Promise<boolean> {
    return (await this.model.deleteOne({user, story})).deletedCount === 1
  }
}

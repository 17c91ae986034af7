import {type Connection, Schema, Types} from 'mongoose'

import {flip} from './flip.ts'
import {isDuplicateKey} from './mongo-errors.ts'

interface CommentLikeFields {
  user: Types.ObjectId
  comment: Types.ObjectId
  /** The number of the comment's story, so that a discussion is counted in one go. */
  story: number
  createdAt: Date
}

export interface CommentLike {
  user: string
  comment: string
  story: number
  now: Date
}

const schema = new Schema<CommentLikeFields>(
  {
    user: {type: Schema.Types.ObjectId, required: true},
    comment: {type: Schema.Types.ObjectId, required: true},
    story: {type: Number, required: true},
    createdAt: {type: Date, required: true},
  },
  {versionKey: false, strict: 'throw'},
)
schema.index({user: 1, comment: 1}, {unique: true})
schema.index({comment: 1})
schema.index({story: 1})

export class CommentLikes {
  readonly model

  constructor(connection: Connection) {
    this.model = connection.model('CommentLike', schema, 'commentLikes')
  }

  async set(like: CommentLike, isLiked: boolean): Promise<void> {
    if (isLiked) await this.#add(like)
    else await this.#remove(like)
  }

  /** Resolves to whether the comment is liked now. */
  toggle(like: CommentLike): Promise<boolean> {
    return flip({add: () => this.#add(like), remove: () => this.#remove(like)})
  }

  count(comment: string): Promise<number> {
    return this.model.countDocuments({comment})
  }

  async counts(comments: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#countWhere({comment: {$in: comments.map((id) => new Types.ObjectId(id))}})
  }

  /** Of every comment of a story that has any. */
  countsUnder(story: number): Promise<ReadonlyMap<string, number>> {
    return this.#countWhere({story})
  }

  /** Which of these the user likes. */
  async liked(user: string, comments: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.model.find({user, comment: {$in: comments}}, {comment: 1}).lean()
    return new Set(found.map(({comment}) => comment.toString()))
  }

  async #countWhere(filter: Record<string, unknown>): Promise<ReadonlyMap<string, number>> {
    const counted = await this.model.aggregate<{_id: Types.ObjectId; count: number}>([
      {$match: filter},
      {$group: {_id: '$comment', count: {$sum: 1}}},
    ])
    return new Map(counted.map(({_id, count}) => [_id.toString(), count]))
  }

  async #add({user, comment, story, now}: CommentLike): Promise<boolean> {
    try {
      await this.model.create({user, comment, story, createdAt: now})
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  async #remove({user, comment}: CommentLike): Promise<boolean> {
    return (await this.model.deleteOne({user, comment})).deletedCount === 1
  }
}

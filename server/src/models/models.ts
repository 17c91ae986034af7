import type {Connection} from 'mongoose'

import {CommentLikes} from './comment-likes.ts'
import {Comments} from './comments.ts'
import {isIndexConflict} from './mongo-errors.ts'
import {RateLimits} from './rate-limits.ts'
import {Reports} from './reports.ts'
import {StoryLikes} from './story-likes.ts'
import {Users} from './users.ts'
import {Views} from './views.ts'

/** Everything that is kept of people. */
export interface Models {
  users: Users
  storyLikes: StoryLikes
  comments: Comments
  commentLikes: CommentLikes
  reports: Reports
  views: Views
  rateLimits: RateLimits
}

export function createModels(connection: Connection, rateLimitFactor: number): Models {
  return {
    users: new Users(connection),
    storyLikes: new StoryLikes(connection),
    comments: new Comments(connection),
    commentLikes: new CommentLikes(connection),
    reports: new Reports(connection),
    views: new Views(connection),
    rateLimits: new RateLimits(connection, rateLimitFactor),
  }
}

/**
 * Nothing may be written before the unique indexes are there: they are what the rules stand on. One of the same key that says
 * something else, made by hand or by an earlier version, makes room; indexes of other keys are somebody's own.
 */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) {
    try {
      await model.createIndexes()
    } catch (error) {
      if (!isIndexConflict(error)) throw error
      await dropConflicting(model)
      await model.createIndexes()
    }
  }
}

async function dropConflicting(model: Connection['models'][string]): Promise<void> {
  const {toDrop} = await model.diffIndexes()
  const ours = new Set(model.schema.indexes().map(([key]) => JSON.stringify(key)))
  for (const {name, key} of await model.collection.indexes()) {
    if (name === undefined || !toDrop.includes(name) || !ours.has(JSON.stringify(key))) continue
    await model.collection.dropIndex(name)
  }
}

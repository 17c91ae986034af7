import type {Connection} from 'mongoose'

import {CommentLikes} from './comment-likes.ts'
import {Comments} from './comments.ts'
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

/** Nothing may be written before the unique indexes are there: they are what the rules stand on. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.createIndexes()
}

import type {Engagement} from '@bfl/schemas/api'
import {type PipelineStage, Types} from 'mongoose'

import type {Comments} from './comments.ts'
import {orTooLate} from './in-time.ts'
import type {StoryLikes} from './story-likes.ts'
import {storySubject, type Views} from './views.ts'

interface Counted {
  _id: number | string
  likes?: number
  views?: number
  comments?: number
  isLiked?: boolean
}

interface Counting {
  storyLikes: StoryLikes
  comments: Comments
  views: Views
}

/**
 * What people did with these stories, in one question to the database: a list of the API is read as often as a page. Every
 * number asked for is answered.
 */
export async function readEngagement(
  {storyLikes, comments, views}: Counting,
  stories: readonly number[],
  userId: string | null,
): Promise<ReadonlyMap<number, Engagement>> {
  const found = new Map(stories.map((story) => [story, nothing()]))
  if (stories.length === 0) return found
  const bySubject = new Map(stories.map((story) => [storySubject(story), story]))
  const ofThese: PipelineStage.Match = {$match: {story: {$in: stories}}}
  const counting = storyLikes.model.aggregate<Counted>([
    ofThese,
    {$group: {_id: '$story', likes: {$sum: 1}}},
    {
      $unionWith: {
        coll: views.counters.collection.name,
        pipeline: [{$match: {_id: {$in: [...bySubject.keys()]}}}, {$project: {views: '$count'}}],
      },
    },
    {
      $unionWith: {
        coll: comments.model.collection.name,
        pipeline: [
          {$match: {story: {$in: stories}, status: 'visible'}},
          {$group: {_id: '$story', comments: {$sum: 1}}},
        ],
      },
    },
    ...(userId === null ? [] : [likedBy(userId, stories, storyLikes)]),
  ])
  const counted = await orTooLate(counting.exec())
  for (const {_id, likes, views: seen, comments: said, isLiked} of counted) {
    const engagement = found.get(typeof _id === 'number' ? _id : (bySubject.get(_id) ?? -1))
    if (engagement === undefined) continue
    if (likes !== undefined) engagement.likes_count = likes
    if (seen !== undefined) engagement.views_count = seen
    if (said !== undefined) engagement.comments_count = said
    if (isLiked === true) engagement.is_liked = true
  }
  return found
}

function likedBy(userId: string, stories: readonly number[], {model}: StoryLikes): PipelineStage.UnionWith {
  return {
    $unionWith: {
      coll: model.collection.name,
      pipeline: [
        {$match: {user: new Types.ObjectId(userId), story: {$in: stories}}},
        {$project: {_id: '$story', isLiked: {$literal: true}}},
      ],
    },
  }
}

function nothing(): Engagement {
  return {likes_count: 0, is_liked: false, views_count: 0, comments_count: 0}
}

import type {Engagement} from '@bfl/schemas/api'

import type {Models} from '#models/models.ts'

/** What people did with these stories; every number asked for is answered. */
export async function readEngagement(
  {comments, storyLikes, views}: Models,
  stories: readonly number[],
  userId: string | null,
): Promise<ReadonlyMap<number, Engagement>> {
  const [likes, liked, seen, said] = await Promise.all([
    storyLikes.counts(stories),
    userId === null ? null : storyLikes.liked(userId, stories),
    views.counts(stories),
    comments.visibleCounts(stories),
  ])
  return new Map(
    stories.map((story) => [
      story,
      {
        likes_count: likes.get(story) ?? 0,
        is_liked: liked?.has(story) ?? false,
        views_count: seen.get(story) ?? 0,
        comments_count: said.get(story) ?? 0,
      },
    ]),
  )
}

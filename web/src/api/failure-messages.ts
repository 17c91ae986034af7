import {isStoryLiked, likeStory, listLikedStories} from '@bfl/schemas/api-calls'

/** What a call that failed is called where the server has said nothing of it. */
const messages = new Map<object, string>([
  [likeStory, 'Failed to toggle like'],
  [isStoryLiked, 'Failed to check like status'],
  [listLikedStories, 'Failed to fetch liked stories'],
])

export function failureMessage(target: object): string {
  return messages.get(target) ?? 'Request failed'
}

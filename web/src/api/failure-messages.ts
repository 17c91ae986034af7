import {isStoryLiked, likeStory, listLikedStories} from '@bfl/schemas/api-calls'
import {fetchFailures} from '@bfl/schemas/domain/fetch-failures'

/** What a call that failed is called where the server has said nothing of it. */
const messages = new Map<object, string>([
  [likeStory, fetchFailures.storyLike],
  [isStoryLiked, fetchFailures.likeStatus],
  [listLikedStories, fetchFailures.likedStories],
])

export function failureMessage(target: object): string {
  return messages.get(target) ?? 'Request failed'
}

import * as accounts from './accounts.ts'
import * as comments from './comments.ts'
import type {Contract} from './contract.ts'
import * as engagement from './engagement.ts'
import * as likes from './likes.ts'
import * as search from './search.ts'

export {getUser, login, logoutEverywhere, register, setRole} from './accounts.ts'
export type {Role, User} from './account-shapes.ts'
export {
  deleteComment,
  editComment,
  getCommentStats,
  likeComment,
  listComments,
  postComment,
  reportComment,
} from './comments.ts'
export type {Comment, CommentSort} from './comment-shapes.ts'
export type {Access, Contract} from './contract.ts'
export {getEngagement, viewStory} from './engagement.ts'
export type {Engagement} from './engagement-shapes.ts'
export {apiFailures, type ApiFailureCode, type FailureAnswer} from './failures.ts'
export {isStoryLiked, likeStory, listLikedStories} from './likes.ts'
export type {Like} from './like-shapes.ts'
export {searchStories} from './search.ts'
export type {StoryCard} from './story-shapes.ts'

/** Every call by its name. */
export const contracts: Readonly<Record<string, Contract>> = {
  ...accounts,
  ...likes,
  ...engagement,
  ...comments,
  ...search,
}

import {getUserEndpoint} from '#api/accounts/get-user.ts'
import {loginEndpoint} from '#api/accounts/login.ts'
import {logoutEverywhereEndpoint} from '#api/accounts/logout-everywhere.ts'
import {registerEndpoint} from '#api/accounts/register.ts'
import {setRoleEndpoint} from '#api/accounts/set-role.ts'
import {deleteCommentEndpoint} from '#api/comments/delete-comment.ts'
import {editCommentEndpoint} from '#api/comments/edit-comment.ts'
import {getCommentStatsEndpoint} from '#api/comments/get-comment-stats.ts'
import {likeCommentEndpoint} from '#api/comments/like-comment.ts'
import {listCommentsEndpoint} from '#api/comments/list-comments.ts'
import {postCommentEndpoint} from '#api/comments/post-comment.ts'
import {reportCommentEndpoint} from '#api/comments/report-comment.ts'
import {getEngagementEndpoint} from '#api/engagement/get-engagement.ts'
import {viewStoryEndpoint} from '#api/engagement/view-story.ts'
import {isStoryLikedEndpoint} from '#api/likes/is-story-liked.ts'
import {likeStoryEndpoint} from '#api/likes/like-story.ts'
import {listLikedStoriesEndpoint} from '#api/likes/list-liked-stories.ts'
import {searchStoriesEndpoint} from '#api/search/search-stories.ts'
import type {Endpoint} from '#http/endpoint.ts'

/** Every call of the API; of two that match an address the first is taken. */
export const endpoints: readonly Endpoint[] = [
  registerEndpoint,
  loginEndpoint,
  logoutEverywhereEndpoint,
  getUserEndpoint,
  setRoleEndpoint,
  listLikedStoriesEndpoint,

  getEngagementEndpoint,
  likeStoryEndpoint,
  isStoryLikedEndpoint,
  viewStoryEndpoint,

  searchStoriesEndpoint,

  listCommentsEndpoint,
  getCommentStatsEndpoint,
  postCommentEndpoint,
  editCommentEndpoint,
  deleteCommentEndpoint,
  likeCommentEndpoint,
  reportCommentEndpoint,
]

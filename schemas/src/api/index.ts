import * as accounts from './accounts.ts'
import * as athletes from './athletes.ts'
import * as comments from './comments.ts'
import type {Contract} from './contract.ts'
import * as engagement from './engagement.ts'
import * as likes from './likes.ts'
import * as raceResults from './race-results.ts'
import * as search from './search.ts'
import * as stories from './stories.ts'
import * as womenStories from './women-stories.ts'
import * as womenStoryWrites from './women-story-writes.ts'

export {
  changePassword,
  getUser,
  login,
  logoutEverywhere,
  register,
  setRole,
  suspendUser,
  unsuspendUser,
} from './accounts.ts'
export type {Role, User} from './account-shapes.ts'
export {getAthlete, getAthleteStats, listAthletes, listFeaturedAthletes} from './athletes.ts'
export type {Athlete, AthleteCard} from './athlete-shapes.ts'
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
export {getEngagement, viewPage, viewStory} from './engagement.ts'
export type {Engagement} from './engagement-shapes.ts'
export {apiFailures, type ApiFailureCode, type FailureAnswer} from './failures.ts'
export {isStoryLiked, likeStory, listLikedStories} from './likes.ts'
export type {Like} from './like-shapes.ts'
export {searchStories} from './search.ts'
export {
  downloadRaceResult,
  getRaceResult,
  getRaceResultStats,
  listFeaturedRaceResults,
  listLatestRaceResults,
  listRaceCategories,
  listRaceResults,
  listRaceResultsOfCategory,
  viewRaceResult,
} from './race-results.ts'
export type {RaceResult} from './race-result-shapes.ts'
export {
  getStory,
  getStorySeo,
  getStoryStats,
  listCategories,
  listFeaturedStories,
  listHeroStories,
  listLatestStories,
  listPopularStories,
  listRelatedStories,
  listStories,
  listStoriesOfAuthor,
  listStoriesOfCategory,
} from './stories.ts'
export type {Story, StoryCard, StorySeo} from './story-shapes.ts'
export {
  getWomenStory,
  getWomenStoryStats,
  listFeaturedWomenStories,
  listWomenStories,
  listWomenStoriesOfCategory,
} from './women-stories.ts'
export type {WomenStory, WomenStoryCard} from './women-story-shapes.ts'
export type {UploadedFile} from './uploaded-file.ts'
export type {WomenStoryForm} from './women-story-form.ts'
export {
  createWomenStory,
  deleteWomenStory,
  toggleWomenStoryFeatured,
  toggleWomenStoryStatus,
  updateWomenStory,
} from './women-story-writes.ts'

/** Every call by its name. */
export const contracts: Readonly<Record<string, Contract>> = {
  ...accounts,
  ...likes,
  ...engagement,
  ...comments,
  ...search,
  ...stories,
  ...athletes,
  ...raceResults,
  ...womenStories,
  ...womenStoryWrites,
}

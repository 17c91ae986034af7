// What browsers may carry of the API: addresses, types, and the vocabulary of failure. Nothing here imports zod at run time.
export {getUser, login, logoutEverywhere, register, setRole} from './account-calls.ts'
export type {Role, Session, User} from './account-shapes.ts'
export type {Call, CallTypes} from './call.ts'
export {
  deleteComment,
  editComment,
  getCommentStats,
  likeComment,
  listComments,
  postComment,
  reportComment,
} from './comment-calls.ts'
export type {Comment, CommentSort} from './comment-shapes.ts'
export {getEngagement, viewPage, viewStory} from './engagement-calls.ts'
export type {Engagement} from './engagement-shapes.ts'
export {apiFailures, type ApiFailureCode, type FailureAnswer} from './failures.ts'
export {isStoryLiked, likeStory, listLikedStories} from './like-calls.ts'
export type {Like} from './like-shapes.ts'
export {getAthlete, getAthleteStats, listAthletes, listFeaturedAthletes} from './athlete-calls.ts'
export type {Athlete, AthleteCard} from './athlete-shapes.ts'
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
} from './race-result-calls.ts'
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
} from './story-calls.ts'
export type {Story, StoryCard} from './story-shapes.ts'
export {
  getWomenStory,
  getWomenStoryStats,
  listFeaturedWomenStories,
  listWomenStories,
  listWomenStoriesOfCategory,
} from './women-story-calls.ts'
export type {WomenStory, WomenStoryCard} from './women-story-shapes.ts'

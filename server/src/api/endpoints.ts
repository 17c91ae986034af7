import {changePasswordEndpoint} from '#api/accounts/change-password.ts'
import {getUserEndpoint} from '#api/accounts/get-user.ts'
import {loginEndpoint} from '#api/accounts/login.ts'
import {logoutEverywhereEndpoint} from '#api/accounts/logout-everywhere.ts'
import {registerEndpoint} from '#api/accounts/register.ts'
import {setRoleEndpoint} from '#api/accounts/set-role.ts'
import {suspendUserEndpoint} from '#api/accounts/suspend-user.ts'
import {unsuspendUserEndpoint} from '#api/accounts/unsuspend-user.ts'
import {getAthleteStatsEndpoint} from '#api/athletes/get-athlete-stats.ts'
import {getAthleteEndpoint} from '#api/athletes/get-athlete.ts'
import {listAthletesEndpoint} from '#api/athletes/list-athletes.ts'
import {listFeaturedAthletesEndpoint} from '#api/athletes/list-featured-athletes.ts'
import {deleteCommentEndpoint} from '#api/comments/delete-comment.ts'
import {editCommentEndpoint} from '#api/comments/edit-comment.ts'
import {getCommentStatsEndpoint} from '#api/comments/get-comment-stats.ts'
import {likeCommentEndpoint} from '#api/comments/like-comment.ts'
import {listCommentsEndpoint} from '#api/comments/list-comments.ts'
import {postCommentEndpoint} from '#api/comments/post-comment.ts'
import {reportCommentEndpoint} from '#api/comments/report-comment.ts'
import {getEngagementEndpoint} from '#api/engagement/get-engagement.ts'
import {viewPageEndpoint} from '#api/engagement/view-page.ts'
import {viewStoryEndpoint} from '#api/engagement/view-story.ts'
import {isStoryLikedEndpoint} from '#api/likes/is-story-liked.ts'
import {likeStoryEndpoint} from '#api/likes/like-story.ts'
import {listLikedStoriesEndpoint} from '#api/likes/list-liked-stories.ts'
import {downloadRaceResultEndpoint} from '#api/race-results/download-race-result.ts'
import {getRaceResultStatsEndpoint} from '#api/race-results/get-race-result-stats.ts'
import {getRaceResultEndpoint} from '#api/race-results/get-race-result.ts'
import {listFeaturedRaceResultsEndpoint} from '#api/race-results/list-featured-race-results.ts'
import {listLatestRaceResultsEndpoint} from '#api/race-results/list-latest-race-results.ts'
import {listRaceCategoriesEndpoint} from '#api/race-results/list-race-categories.ts'
import {listRaceResultsOfCategoryEndpoint} from '#api/race-results/list-race-results-of-category.ts'
import {listRaceResultsEndpoint} from '#api/race-results/list-race-results.ts'
import {viewRaceResultEndpoint} from '#api/race-results/view-race-result.ts'
import {searchStoriesEndpoint} from '#api/search/search-stories.ts'
import {getStorySeoEndpoint} from '#api/stories/get-story-seo.ts'
import {getStoryStatsEndpoint} from '#api/stories/get-story-stats.ts'
import {getStoryEndpoint} from '#api/stories/get-story.ts'
import {listCategoriesEndpoint} from '#api/stories/list-categories.ts'
import {listFeaturedStoriesEndpoint} from '#api/stories/list-featured-stories.ts'
import {listHeroStoriesEndpoint} from '#api/stories/list-hero-stories.ts'
import {listLatestStoriesEndpoint} from '#api/stories/list-latest-stories.ts'
import {listPopularStoriesEndpoint} from '#api/stories/list-popular-stories.ts'
import {listRelatedStoriesEndpoint} from '#api/stories/list-related-stories.ts'
import {listStoriesOfAuthorEndpoint} from '#api/stories/list-stories-of-author.ts'
import {listStoriesOfCategoryEndpoint} from '#api/stories/list-stories-of-category.ts'
import {listStoriesEndpoint} from '#api/stories/list-stories.ts'
import {createWomenStoryEndpoint} from '#api/women-stories/create-women-story.ts'
import {deleteWomenStoryEndpoint} from '#api/women-stories/delete-women-story.ts'
import {getWomenStoryStatsEndpoint} from '#api/women-stories/get-women-story-stats.ts'
import {getWomenStoryEndpoint} from '#api/women-stories/get-women-story.ts'
import {listFeaturedWomenStoriesEndpoint} from '#api/women-stories/list-featured-women-stories.ts'
import {listWomenStoriesOfCategoryEndpoint} from '#api/women-stories/list-women-stories-of-category.ts'
import {listWomenStoriesEndpoint} from '#api/women-stories/list-women-stories.ts'
import {toggleWomenStoryFeaturedEndpoint} from '#api/women-stories/toggle-featured.ts'
import {toggleWomenStoryStatusEndpoint} from '#api/women-stories/toggle-status.ts'
import {updateWomenStoryEndpoint} from '#api/women-stories/update-women-story.ts'
import type {Endpoint} from '#http/endpoint.ts'

/** Every call of the API; of two that match an address the first is taken. */
export const endpoints: readonly Endpoint[] = [
  registerEndpoint,
  loginEndpoint,
  logoutEverywhereEndpoint,
  getUserEndpoint,
  changePasswordEndpoint,
  setRoleEndpoint,
  suspendUserEndpoint,
  unsuspendUserEndpoint,
  listLikedStoriesEndpoint,

  getEngagementEndpoint,
  likeStoryEndpoint,
  isStoryLikedEndpoint,
  viewStoryEndpoint,
  viewPageEndpoint,

  searchStoriesEndpoint,

  listCommentsEndpoint,
  getCommentStatsEndpoint,
  postCommentEndpoint,
  editCommentEndpoint,
  deleteCommentEndpoint,
  likeCommentEndpoint,
  reportCommentEndpoint,

  // Fixed words before those that anything can stand for.
  listStoriesEndpoint,
  listFeaturedStoriesEndpoint,
  listLatestStoriesEndpoint,
  listPopularStoriesEndpoint,
  listHeroStoriesEndpoint,
  listCategoriesEndpoint,
  getStoryStatsEndpoint,
  listStoriesOfCategoryEndpoint,
  listStoriesOfAuthorEndpoint,
  getStoryEndpoint,
  getStorySeoEndpoint,
  listRelatedStoriesEndpoint,

  listAthletesEndpoint,
  listFeaturedAthletesEndpoint,
  getAthleteStatsEndpoint,
  getAthleteEndpoint,

  listRaceResultsEndpoint,
  listFeaturedRaceResultsEndpoint,
  listLatestRaceResultsEndpoint,
  listRaceCategoriesEndpoint,
  getRaceResultStatsEndpoint,
  listRaceResultsOfCategoryEndpoint,
  getRaceResultEndpoint,
  downloadRaceResultEndpoint,
  viewRaceResultEndpoint,

  listWomenStoriesEndpoint,
  listFeaturedWomenStoriesEndpoint,
  listWomenStoriesOfCategoryEndpoint,
  getWomenStoryStatsEndpoint,
  getWomenStoryEndpoint,
  createWomenStoryEndpoint,
  updateWomenStoryEndpoint,
  deleteWomenStoryEndpoint,
  toggleWomenStoryStatusEndpoint,
  toggleWomenStoryFeaturedEndpoint,
]

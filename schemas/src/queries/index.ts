export {
  athleteByNumberQuery,
  athleteMentionsQuery,
  athleteStatsQuery,
  athletesByIdQuery,
  athletesByNumberQuery,
  athletesQuery,
  featuredAthletesQuery,
} from './athletes.ts'
export {categoriesQuery} from './categories.ts'
export {pageBySlugQuery} from './pages.ts'
export {
  featuredRaceResultsQuery,
  latestRaceResultsQuery,
  matchingRaceResultsQuery,
  raceCategoriesQuery,
  raceResultByNumberQuery,
  raceResultCardsQuery,
  raceResultStatsQuery,
  raceResultsByDateUpQuery,
  raceResultsByIdQuery,
  raceResultsByNumberDownQuery,
  raceResultsByNumberQuery,
  raceResultsByTitleDownQuery,
  raceResultsByTitleQuery,
  raceResultsQuery,
} from './race-results.ts'
export {racesQuery, upcomingRacesQuery} from './races.ts'
export {searchDocumentsQuery, searchPageQuery, searchReferringQuery} from './search.ts'
export {commentEditMinutesQuery, siteSettingsQuery} from './settings.ts'
export {feedStoriesQuery, sitemapQuery} from './sitemap.ts'
export {
  categoryStoriesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  matchingStoriesQuery,
  nextStoryMomentQuery,
  popularStoriesQuery,
  relatedStoriesQuery,
  storiesByIdQuery,
  storiesQuery,
  storyByPreviousSlugQuery,
  storyBySlugQuery,
  storyCardsQuery,
  storyHeadQuery,
  storyNumbersQuery,
  storyQuery,
  storyReferenceQuery,
  storyStatsQuery,
} from './stories.ts'
export {videosQuery} from './videos.ts'
export {
  featuredWomenStoriesQuery,
  labelledWomenStoriesQuery,
  otherWomenStoriesQuery,
  womenStoriesByAgeDownQuery,
  womenStoriesByAgeQuery,
  womenStoriesByIdQuery,
  womenStoriesByNameDownQuery,
  womenStoriesByNameQuery,
  womenStoriesByPlaceDownQuery,
  womenStoriesQuery,
  womenStoryByNumberQuery,
  womenStoryStatsQuery,
  womenStoryWrittenQuery,
} from './women-stories.ts'

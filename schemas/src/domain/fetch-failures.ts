/** What people are told of what could not be fetched or done, whoever tried: the site by GROQ, or a caller of /api. */
export const fetchFailures = {
  stories: 'Failed to fetch stories',
  featuredStories: 'Failed to fetch featured stories',
  latestStories: 'Failed to fetch latest stories',
  popularStories: 'Failed to fetch popular stories',
  story: 'Failed to fetch story',
  storySeo: 'Failed to fetch story SEO data',
  storiesByCategory: 'Failed to fetch stories by category',
  storiesByAuthor: 'Failed to fetch stories by author',
  categories: 'Failed to fetch categories',
  relatedStories: 'Failed to fetch related stories',
  storySearch: 'Failed to search stories',
  statistics: 'Failed to fetch statistics',
  likeStatus: 'Failed to check like status',
  likedStories: 'Failed to fetch liked stories',
  storyLike: 'Failed to toggle like',

  athletes: 'Failed to fetch athletes',
  featuredAthletes: 'Failed to fetch featured athletes',
  athleteStats: 'Failed to fetch athlete stats',
  athlete: 'Failed to fetch athlete',

  raceResults: 'Failed to fetch race results',
  featuredResults: 'Failed to fetch featured results',
  latestResults: 'Failed to fetch latest results',
  raceResult: 'Failed to fetch race result',
  resultsByCategory: 'Failed to fetch results by category',
  downloadLink: 'Failed to get download link',

  womenStories: 'Failed to load content',
} as const

export type FetchFailure = keyof typeof fetchFailures

/** Fails with the words of the catalogue; why it failed is in the cause. */
export async function orFetchFailure<T>(what: FetchFailure, fetched: Promise<T>): Promise<T> {
  try {
    return await fetched
  } catch (cause) {
    throw new Error(fetchFailures[what], {cause})
  }
}

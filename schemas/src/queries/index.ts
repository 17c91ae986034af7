export {categoriesQuery} from './categories.ts'
export {pageBySlugQuery} from './pages.ts'
export {commentEditMinutesQuery, siteSettingsQuery} from './settings.ts'
export {sitemapStoriesQuery} from './sitemap.ts'
export {
  categoryStoriesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  nextStoryMomentQuery,
  relatedStoriesQuery,
  storiesQuery,
  storyByPreviousSlugQuery,
  storyBySlugQuery,
  storyCardsQuery,
  storyNumbersQuery,
  storyReferenceQuery,
} from './stories.ts'

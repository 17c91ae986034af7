import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {LimitQuery, PageQuery} from './list-fields.ts'
import type {
  CategoriesAnswer,
  StoriesAnswer,
  StoriesPage,
  StoriesQuery,
  StoryAnswer,
  StoryAuthorParams,
  StoryCategoryParams,
  StoryParams,
  StorySeoAnswer,
  StoryStatsAnswer,
} from './story-shapes.ts'

export const listStories: Call<{
  params: Nothing
  query: z.input<typeof StoriesQuery>
  body: undefined
  answer: z.infer<typeof StoriesPage>
}> = {method: 'GET', path: '/stories'}

export const listFeaturedStories: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof StoriesAnswer>
}> = {method: 'GET', path: '/stories/featured'}

export const listLatestStories: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof StoriesAnswer>
}> = {method: 'GET', path: '/stories/latest'}

export const listPopularStories: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof StoriesAnswer>
}> = {method: 'GET', path: '/stories/popular'}

/** The slides of the home page. */
export const listHeroStories: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof StoriesAnswer>
}> = {method: 'GET', path: '/stories/hero'}

export const listCategories: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof CategoriesAnswer>
}> = {method: 'GET', path: '/stories/categories'}

export const getStoryStats: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof StoryStatsAnswer>
}> = {method: 'GET', path: '/stories/stats'}

export const listStoriesOfCategory: Call<{
  params: z.input<typeof StoryCategoryParams>
  query: z.input<typeof PageQuery>
  body: undefined
  answer: z.infer<typeof StoriesPage>
}> = {method: 'GET', path: '/stories/category/{category}'}

export const listStoriesOfAuthor: Call<{
  params: z.input<typeof StoryAuthorParams>
  query: z.input<typeof PageQuery>
  body: undefined
  answer: z.infer<typeof StoriesPage>
}> = {method: 'GET', path: '/stories/author/{author}'}

export const getStory: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof StoryAnswer>
}> = {method: 'GET', path: '/stories/{id}'}

export const getStorySeo: Call<{
  params: z.input<typeof StoryParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof StorySeoAnswer>
}> = {method: 'GET', path: '/stories/{id}/seo'}

export const listRelatedStories: Call<{
  params: z.input<typeof StoryParams>
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof StoriesAnswer>
}> = {method: 'GET', path: '/stories/{id}/related'}

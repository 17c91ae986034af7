import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {NumberParams, PageQuery} from './list-fields.ts'
import type {
  FeaturedWomenStoriesQuery,
  LabelParams,
  WomenStoriesPage,
  WomenStoriesQuery,
  WomenStoryAnswer,
  WomenStoryStatsAnswer,
} from './women-story-shapes.ts'

export const listWomenStories: Call<{
  params: Nothing
  query: z.input<typeof WomenStoriesQuery>
  body: undefined
  answer: z.infer<typeof WomenStoriesPage>
}> = {method: 'GET', path: '/women-running'}

export const listFeaturedWomenStories: Call<{
  params: Nothing
  query: z.input<typeof FeaturedWomenStoriesQuery>
  body: undefined
  answer: z.infer<typeof WomenStoriesPage>
}> = {method: 'GET', path: '/women-running/filter/featured'}

export const listWomenStoriesOfCategory: Call<{
  params: z.input<typeof LabelParams>
  query: z.input<typeof PageQuery>
  body: undefined
  answer: z.infer<typeof WomenStoriesPage>
}> = {method: 'GET', path: '/women-running/category/{category}'}

export const getWomenStoryStats: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof WomenStoryStatsAnswer>
}> = {method: 'GET', path: '/women-running/stats/all'}

export const getWomenStory: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof WomenStoryAnswer>
}> = {method: 'GET', path: '/women-running/{id}'}

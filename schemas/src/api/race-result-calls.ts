import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {LimitQuery, NumberParams, PageQuery} from './list-fields.ts'
import type {
  RaceCategoriesAnswer,
  RaceCategoryParams,
  RaceResultAnswer,
  RaceResultDownload,
  RaceResultStatsAnswer,
  RaceResultsAnswer,
  RaceResultsPage,
  RaceResultsQuery,
} from './race-result-shapes.ts'

export const listRaceResults: Call<{
  params: Nothing
  query: z.input<typeof RaceResultsQuery>
  body: undefined
  answer: z.infer<typeof RaceResultsPage>
}> = {method: 'GET', path: '/race-results'}

export const listFeaturedRaceResults: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof RaceResultsAnswer>
}> = {method: 'GET', path: '/race-results/featured'}

export const listLatestRaceResults: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof RaceResultsAnswer>
}> = {method: 'GET', path: '/race-results/latest'}

export const listRaceCategories: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof RaceCategoriesAnswer>
}> = {method: 'GET', path: '/race-results/categories'}

export const getRaceResultStats: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof RaceResultStatsAnswer>
}> = {method: 'GET', path: '/race-results/stats'}

export const listRaceResultsOfCategory: Call<{
  params: z.input<typeof RaceCategoryParams>
  query: z.input<typeof PageQuery>
  body: undefined
  answer: z.infer<typeof RaceResultsPage>
}> = {method: 'GET', path: '/race-results/category/{category}'}

export const getRaceResult: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof RaceResultAnswer>
}> = {method: 'GET', path: '/race-results/{id}'}

export const downloadRaceResult: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof RaceResultDownload>
}> = {method: 'GET', path: '/race-results/{id}/download'}

/** A beacon, 204: somebody is reading. */
export const viewRaceResult: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: undefined
}> = {method: 'POST', path: '/race-results/{id}/view'}

import type {z} from 'zod'

import type {
  AthleteAnswer,
  AthleteStatsAnswer,
  AthletesAnswer,
  AthletesPage,
  AthletesQuery,
} from './athlete-shapes.ts'
import type {Call, Nothing} from './call.ts'
import type {LimitQuery, NumberParams} from './list-fields.ts'

export const listAthletes: Call<{
  params: Nothing
  query: z.input<typeof AthletesQuery>
  body: undefined
  answer: z.infer<typeof AthletesPage>
}> = {method: 'GET', path: '/athletes'}

export const listFeaturedAthletes: Call<{
  params: Nothing
  query: z.input<typeof LimitQuery>
  body: undefined
  answer: z.infer<typeof AthletesAnswer>
}> = {method: 'GET', path: '/athletes/featured'}

export const getAthleteStats: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof AthleteStatsAnswer>
}> = {method: 'GET', path: '/athletes/stats'}

export const getAthlete: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof AthleteAnswer>
}> = {method: 'GET', path: '/athletes/{id}'}

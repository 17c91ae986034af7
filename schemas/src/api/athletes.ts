import {fetchFailures} from '#domain/fetch-failures.ts'

import * as calls from './athlete-calls.ts'
import {
  AthleteAnswer,
  AthleteStatsAnswer,
  AthletesAnswer,
  AthletesPage,
  AthletesQuery,
} from './athlete-shapes.ts'
import {contract, noBody, noParams, noQuery} from './contract.ts'
import {LimitQuery, NumberParams} from './list-fields.ts'

export const listAthletes = contract(calls.listAthletes, {
  summary: "A page of athletes in the editors' order; of a search the best first.",
  failureMessage: fetchFailures.athletes,
  access: 'anyone',
  params: noParams,
  query: AthletesQuery,
  body: noBody,
  answer: AthletesPage,
  failures: ['validation_failed'],
})

export const listFeaturedAthletes = contract(calls.listFeaturedAthletes, {
  summary: 'The Hall of Excellence.',
  failureMessage: fetchFailures.featuredAthletes,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: AthletesAnswer,
  failures: ['validation_failed'],
})

export const getAthleteStats = contract(calls.getAthleteStats, {
  summary: 'How many athletes there are, still compete and are featured.',
  failureMessage: fetchFailures.athleteStats,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: AthleteStatsAnswer,
  failures: [],
})

export const getAthlete = contract(calls.getAthlete, {
  summary: 'An athlete with the biography.',
  failureMessage: fetchFailures.athlete,
  access: 'anyone',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: AthleteAnswer,
  failures: ['not_found'],
})

import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noBody, noParams, noQuery} from './contract.ts'
import {LimitQuery, NumberParams, PageQuery} from './list-fields.ts'
import * as calls from './race-result-calls.ts'
import {
  RaceCategoriesAnswer,
  RaceCategoryParams,
  RaceResultAnswer,
  RaceResultStatsAnswer,
  RaceResultsAnswer,
  RaceResultsPage,
  RaceResultsQuery,
} from './race-result-shapes.ts'

export const listRaceResults = contract(calls.listRaceResults, {
  summary:
    'A page of race results by category, day and text, the latest race first; of a search the best first.',
  failureMessage: fetchFailures.raceResults,
  access: 'anyone',
  params: noParams,
  query: RaceResultsQuery,
  body: noBody,
  answer: RaceResultsPage,
  failures: ['validation_failed'],
})

export const listFeaturedRaceResults = contract(calls.listFeaturedRaceResults, {
  summary: 'The featured race results, the latest race first.',
  failureMessage: fetchFailures.featuredResults,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: RaceResultsAnswer,
  failures: ['validation_failed'],
})

export const listLatestRaceResults = contract(calls.listLatestRaceResults, {
  summary: 'The results of the latest races.',
  failureMessage: fetchFailures.latestResults,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: RaceResultsAnswer,
  failures: ['validation_failed'],
})

export const listRaceCategories = contract(calls.listRaceCategories, {
  summary: 'The categories of race results, each with how many it has.',
  failureMessage: fetchFailures.categories,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: RaceCategoriesAnswer,
  failures: [],
})

export const getRaceResultStats = contract(calls.getRaceResultStats, {
  summary: 'How many race results and categories there are, and what readers did with them.',
  failureMessage: fetchFailures.statistics,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: RaceResultStatsAnswer,
  failures: [],
})

export const listRaceResultsOfCategory = contract(calls.listRaceResultsOfCategory, {
  summary:
    'A page of the results of a category, known by its name or slug; of an unknown one there are none.',
  failureMessage: fetchFailures.raceResult,
  access: 'anyone',
  params: RaceCategoryParams,
  query: PageQuery,
  body: noBody,
  answer: RaceResultsPage,
  failures: ['validation_failed'],
})

export const getRaceResult = contract(calls.getRaceResult, {
  summary: 'A race result with its file.',
  failureMessage: fetchFailures.resultsByCategory,
  access: 'anyone',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: RaceResultAnswer,
  failures: ['not_found'],
})

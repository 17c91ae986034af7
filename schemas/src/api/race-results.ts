import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noAnswer, noBody, noParams, noQuery} from './contract.ts'
import {LimitQuery, NumberParams, PageQuery} from './list-fields.ts'
import * as calls from './race-result-calls.ts'
import {
  RaceCategoriesAnswer,
  RaceCategoryParams,
  RaceResultDownload,
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
  failureMessage: fetchFailures.resultsByCategory,
  access: 'anyone',
  params: RaceCategoryParams,
  query: PageQuery,
  body: noBody,
  answer: RaceResultsPage,
  failures: ['validation_failed'],
})

export const getRaceResult = contract(calls.getRaceResult, {
  summary: 'A race result with its file.',
  failureMessage: fetchFailures.raceResult,
  access: 'anyone',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: RaceResultAnswer,
  failures: ['not_found'],
})

export const downloadRaceResult = contract(calls.downloadRaceResult, {
  summary:
    'Where the file of a race result comes from, under its own name; counted once a visitor and half hour.',
  failureMessage: fetchFailures.downloadLink,
  access: 'anyone',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: RaceResultDownload,
  failures: ['not_found'],
})

export const viewRaceResult = contract(calls.viewRaceResult, {
  summary: 'Tells that somebody is reading; counted once a visitor and half hour, robots not at all.',
  access: 'anyone',
  status: 204,
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: noAnswer,
  failures: ['not_found'],
})

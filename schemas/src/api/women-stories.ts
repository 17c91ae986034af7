import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noBody, noParams, noQuery} from './contract.ts'
import {NumberParams, PageQuery} from './list-fields.ts'
import * as calls from './women-story-calls.ts'
import {
  FeaturedWomenStoriesQuery,
  LabelParams,
  WomenStoriesPage,
  WomenStoriesQuery,
  WomenStoryAnswer,
  WomenStoryStatsAnswer,
} from './women-story-shapes.ts'

export const listWomenStories = contract(calls.listWomenStories, {
  summary: "A page of women stories, in the editors' order unless another is asked for.",
  failureMessage: fetchFailures.womenStories,
  access: 'anyone',
  params: noParams,
  query: WomenStoriesQuery,
  body: noBody,
  answer: WomenStoriesPage,
  failures: ['validation_failed'],
})

export const listFeaturedWomenStories = contract(calls.listFeaturedWomenStories, {
  summary: "The featured women stories, in the editors' order.",
  failureMessage: fetchFailures.womenStories,
  access: 'anyone',
  params: noParams,
  query: FeaturedWomenStoriesQuery,
  body: noBody,
  answer: WomenStoriesPage,
  failures: ['validation_failed'],
})

export const listWomenStoriesOfCategory = contract(calls.listWomenStoriesOfCategory, {
  summary: 'The women stories with a label; of an unknown one there are none.',
  failureMessage: fetchFailures.womenStories,
  access: 'anyone',
  params: LabelParams,
  query: PageQuery,
  body: noBody,
  answer: WomenStoriesPage,
  failures: ['validation_failed'],
})

export const getWomenStoryStats = contract(calls.getWomenStoryStats, {
  summary: 'How many women stories there are, are shown and are featured.',
  failureMessage: fetchFailures.womenStories,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: WomenStoryStatsAnswer,
  failures: [],
})

export const getWomenStory = contract(calls.getWomenStory, {
  summary: 'A women story with its text.',
  failureMessage: fetchFailures.womenStories,
  access: 'anyone',
  params: NumberParams,
  query: noQuery,
  body: noBody,
  answer: WomenStoryAnswer,
  failures: ['not_found'],
})

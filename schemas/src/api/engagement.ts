import {contract, noAnswer, noBody, noParams, noQuery} from './contract.ts'
import * as calls from './engagement-calls.ts'
import {EngagementAnswer, EngagementQuery, PageViewBody} from './engagement-shapes.ts'
import {StoryParams} from './story-shapes.ts'

export const getEngagement = contract(calls.getEngagement, {
  summary: 'Likes, views and comments of up to 100 stories by number, and whether the caller likes them.',
  access: 'anyone',
  params: noParams,
  query: EngagementQuery,
  body: noBody,
  answer: EngagementAnswer,
  failures: ['validation_failed'],
})

export const viewStory = contract(calls.viewStory, {
  summary: 'Tells that somebody is reading; counted once a visitor and half hour, robots not at all.',
  access: 'anyone',
  status: 204,
  params: StoryParams,
  query: noQuery,
  body: noBody,
  answer: noAnswer,
  failures: ['not_found'],
})

export const viewPage = contract(calls.viewPage, {
  summary:
    'Tells that a page was opened. Nothing is kept of who opened it; robots and pages that there are not do not count.',
  access: 'anyone',
  status: 204,
  params: noParams,
  query: noQuery,
  body: PageViewBody,
  answer: noAnswer,
  failures: ['validation_failed'],
})

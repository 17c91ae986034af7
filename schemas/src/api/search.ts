import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noParams, noQuery} from './contract.ts'
import * as calls from './search-calls.ts'
import {FoundStories, SearchStoriesBody} from './search-shapes.ts'

export const searchStories = contract(calls.searchStories, {
  summary:
    'Stories that have every word of the query in title, hashtags, author, excerpt or text, best first; case, accents and apostrophes make no difference.',
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: SearchStoriesBody,
  answer: FoundStories,
  failures: ['validation_failed', 'rate_limited'],
  failureMessage: fetchFailures.storySearch,
})

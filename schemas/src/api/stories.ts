import {fetchFailures} from '#domain/fetch-failures.ts'

import {contract, noBody, noParams, noQuery} from './contract.ts'
import {LimitQuery, PageQuery} from './list-fields.ts'
import * as calls from './story-calls.ts'
import {
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

export const listStories = contract(calls.listStories, {
  summary: 'A page of stories, newest first; of a search the best first.',
  failureMessage: fetchFailures.stories,
  access: 'anyone',
  params: noParams,
  query: StoriesQuery,
  body: noBody,
  answer: StoriesPage,
  failures: ['validation_failed'],
})

export const listFeaturedStories = contract(calls.listFeaturedStories, {
  summary: 'The featured stories: those an editor chose, then the newest.',
  failureMessage: fetchFailures.featuredStories,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: StoriesAnswer,
  failures: ['validation_failed'],
})

export const listLatestStories = contract(calls.listLatestStories, {
  summary: 'The newest stories.',
  failureMessage: fetchFailures.latestStories,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: StoriesAnswer,
  failures: ['validation_failed'],
})

export const listPopularStories = contract(calls.listPopularStories, {
  summary: 'The stories with the most likes, then views, then the newest.',
  failureMessage: fetchFailures.popularStories,
  access: 'anyone',
  params: noParams,
  query: LimitQuery,
  body: noBody,
  answer: StoriesAnswer,
  failures: ['validation_failed'],
})

export const listHeroStories = contract(calls.listHeroStories, {
  summary: 'The four stories of the slides: those an editor chose, then featured ones, then the newest.',
  failureMessage: fetchFailures.stories,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: StoriesAnswer,
  failures: [],
})

export const listCategories = contract(calls.listCategories, {
  summary: "The categories of stories, in the editors' order.",
  failureMessage: fetchFailures.categories,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: CategoriesAnswer,
  failures: [],
})

export const getStoryStats = contract(calls.getStoryStats, {
  summary: 'How many stories, categories and authors there are, and what readers did with them.',
  failureMessage: fetchFailures.statistics,
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: StoryStatsAnswer,
  failures: [],
})

export const listStoriesOfCategory = contract(calls.listStoriesOfCategory, {
  summary:
    'A page of the stories of a category, known by its name or slug; of an unknown one there are none.',
  failureMessage: fetchFailures.storiesByCategory,
  access: 'anyone',
  params: StoryCategoryParams,
  query: PageQuery,
  body: noBody,
  answer: StoriesPage,
  failures: ['validation_failed'],
})

export const listStoriesOfAuthor = contract(calls.listStoriesOfAuthor, {
  summary: 'A page of the stories of an author, known by name or slug; of an unknown one there are none.',
  failureMessage: fetchFailures.storiesByAuthor,
  access: 'anyone',
  params: StoryAuthorParams,
  query: PageQuery,
  body: noBody,
  answer: StoriesPage,
  failures: ['validation_failed'],
})

export const getStory = contract(calls.getStory, {
  summary: 'A whole story, by its number or slug.',
  failureMessage: fetchFailures.story,
  access: 'anyone',
  params: StoryParams,
  query: noQuery,
  body: noBody,
  answer: StoryAnswer,
  failures: ['not_found'],
})

export const getStorySeo = contract(calls.getStorySeo, {
  summary: 'What search engines and chat apps are told of a story.',
  failureMessage: fetchFailures.storySeo,
  access: 'anyone',
  params: StoryParams,
  query: noQuery,
  body: noBody,
  answer: StorySeoAnswer,
  failures: ['not_found'],
})

export const listRelatedStories = contract(calls.listRelatedStories, {
  summary: 'Stories to read next: those an editor chose, then of the same category, then the newest.',
  failureMessage: fetchFailures.relatedStories,
  access: 'anyone',
  params: StoryParams,
  query: LimitQuery,
  body: noBody,
  answer: StoriesAnswer,
  failures: ['not_found', 'validation_failed'],
})

import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {storiesByIdQuery, storyCardsQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {type FindDocuments, inFoundOrder} from './find-documents.ts'
import type {StoryPage} from './load-stories.ts'
import {presentCards} from './story-data.ts'

interface StorySearch {
  text: string
  category: string
  page: number
  size: number
  now: Date
}

/** One page of the stories that have these words, best first. */
export async function searchStories(
  session: {fetchContent: FetchContent; findDocuments: FindDocuments},
  {now, ...wanted}: StorySearch,
): Promise<StoryPage> {
  return orFetchFailure('storySearch', search())

  async function search(): Promise<StoryPage> {
    const {keys, total} = await session.findDocuments({type: 'story', ...wanted})
    const params = {...keys, now: now.toISOString()}
    const documents =
      'ids' in keys
        ? await session.fetchContent(storiesByIdQuery, params)
        : await session.fetchContent(storyCardsQuery, params)
    return {stories: presentCards(inFoundOrder(keys, documents)), total}
  }
}

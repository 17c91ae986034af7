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
    const found = await session.findDocuments({type: 'story', ...wanted})
    const moment = now.toISOString()
    const documents =
      'ids' in found.keys
        ? await session.fetchContent(storiesByIdQuery, {ids: found.keys.ids, now: moment})
        : await session.fetchContent(storyCardsQuery, {numbers: found.keys.numbers, now: moment})
    return {stories: presentCards(inFoundOrder(found, documents)), total: found.total}
  }
}

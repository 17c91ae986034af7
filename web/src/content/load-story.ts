import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {relatedStoriesQuery, storyByPreviousSlugQuery, storyBySlugQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {type Story, type StoryCard, presentCards, presentStory} from './story-data.ts'

const relatedCount = 4

export type StoryOutcome =
  | {kind: 'found'; story: Story; related: StoryCard[]}
  | {kind: 'moved'; slug: string}
  | {kind: 'missing'}

/** A story by the address it has now, or where it went from the address it had before. */
export async function loadStory(fetchContent: FetchContent, slug: string, now: Date): Promise<StoryOutcome> {
  const params = {slug, now: now.toISOString()}
  const [found, related] = await Promise.all([
    orFetchFailure('story', fetchContent(storyBySlugQuery, params)),
    orFetchFailure('relatedStories', fetchContent(relatedStoriesQuery, {...params, limit: relatedCount})),
  ])

  const story = found && presentStory(found)
  if (story) {
    const lists = [related?.chosen, related?.sameCategory, related?.newest]
    return {kind: 'found', story, related: presentCards(chosenFirst(lists, relatedCount))}
  }

  const moved = await orFetchFailure('story', fetchContent(storyByPreviousSlugQuery, params))
  return moved?.slug ? {kind: 'moved', slug: moved.slug} : {kind: 'missing'}
}

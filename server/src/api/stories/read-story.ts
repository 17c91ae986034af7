import type {StoryHeadQueryResult, StoryQueryResult} from '@bfl/schemas/generated'
import {storyHeadQuery, storyQuery} from '@bfl/schemas/queries'

import {readContent} from '#content/read-content.ts'
import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'

type Found<Result> = Exclude<Result, null>

/** A story that is out, by its number or slug; throws `not_found`. */
export async function readStory(id: string, now: Date, {reader}: Context): Promise<Found<StoryQueryResult>> {
  return found(await readContent(() => reader.fetch(storyQuery, keysOf(id, now), {tag: 'api.story'})))
}

export async function readStoryHead(
  id: string,
  now: Date,
  {reader}: Context,
): Promise<Found<StoryHeadQueryResult>> {
  return found(await readContent(() => reader.fetch(storyHeadQuery, keysOf(id, now), {tag: 'api.seo'})))
}

// Slugs are never all digits. -1 and '' are no story's.
function keysOf(id: string, now: Date) {
  const isNumber = /^\d{1,9}$/.test(id)
  return {number: isNumber ? Number(id) : -1, slug: isNumber ? '' : id, now: now.toISOString()}
}

function found<Result>(story: Result | null): Result {
  if (story === null) throw new Failure('not_found', {message: 'Story not found'})
  return story
}

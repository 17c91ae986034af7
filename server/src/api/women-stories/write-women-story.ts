import {womenStoryWrittenQuery} from '@bfl/schemas/queries'

import {limits, takeFrom} from '#api/limits.ts'
import {presentWomenStory} from '#api/women-stories/present-women-story.ts'
import type {Viewer} from '#auth/viewer.ts'
import {richHtml} from '#content/rich-html.ts'
import {WomenStories} from '#content/women-stories.ts'
import {writeContent, writerOf} from '#content/write-content.ts'
import type {Context} from '#context.ts'
import {Failure} from '#http/failure.ts'

interface Write {
  context: Context
  viewer: Viewer
  now: Date
}

/** Writes for an admin. Throws `unavailable` where the server may not write or the lake does not answer. */
export async function writeWomenStory<Result>(
  {context, viewer, now}: Write,
  write: (stories: WomenStories) => Promise<Result>,
): Promise<Result> {
  const stories = new WomenStories(writerOf(context.writers))
  await takeFrom(limits.contentWrites, viewer.id, {context, now})
  return writeContent(() => write(stories))
}

/** What was written as the API shows it, also where readers do not see it. */
export async function presentWritten(id: string, {context, now}: Write) {
  const story = await writeContent(() =>
    context.reader.fetch(womenStoryWrittenQuery, {id, now: now.toISOString()}, {tag: 'api.women'}),
  )
  // Deleted by somebody else a moment later.
  if (story === null) throw new Failure('not_found', {message: 'Story not found'})
  const card = presentWomenStory(story, {assets: context.assets, now})
  return {...card, story_content: richHtml(story.storyContent, context)}
}

import type {StoryCard} from '@bfl/schemas/api'

import {presentStoryCard, type StoryEntry} from '#api/stories/present-story-card.ts'
import type {Viewer} from '#auth/viewer.ts'
import type {Context} from '#context.ts'
import {readEngagement} from '#models/engagement.ts'

/** Stories with what people did with them. */
export async function presentStories(
  stories: readonly StoryEntry[],
  viewer: Viewer | null,
  {assets, people}: Context,
): Promise<StoryCard[]> {
  const numbers = stories.flatMap(({number}) => number ?? [])
  const engagement = await readEngagement(people.models(), numbers, viewer?.id ?? null)
  return stories.map((story) => presentStoryCard(story, assets, engagement.get(story.number ?? 0)))
}

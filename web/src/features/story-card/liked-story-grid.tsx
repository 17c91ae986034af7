import type {StoryCard} from '#content/story-data.ts'
import {useListEngagement} from '#features/engagement/use-list-engagement.ts'

import {StoryGrid} from './story-grid.tsx'
import {StoryListCard} from './story-list-card.tsx'

/** Stories with what people made of them. */
export function LikedStoryGrid({stories, level}: {stories: readonly StoryCard[]; level: 'h2' | 'h3'}) {
  const engagement = useListEngagement(stories)

  return (
    <StoryGrid>
      {stories.map((story) => (
        <li key={story.slug}>
          <StoryListCard
            level={level}
            likes={engagement[String(story.number)]?.likes_count ?? 0}
            story={story}
          />
        </li>
      ))}
    </StoryGrid>
  )
}

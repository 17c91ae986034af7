import {styled} from 'styled-components'

import {Count} from '#features/engagement/count.tsx'
import type {useEngagement} from '#features/engagement/use-engagement.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

import {RailButton, RailLink} from './rail-button.tsx'
import {SaveToggle} from './save-toggle.tsx'
import {useStoryLike} from './use-story-like.ts'

interface StoryRailProps {
  storyId: string
  people: ReturnType<typeof useEngagement>
}

/** What a reader can do with the story, in reach while it scrolls. */
export function StoryRail({storyId, people}: StoryRailProps) {
  const {engagement} = people
  const press = useStoryLike(storyId, people)

  return (
    <Rail aria-label="Story tools" data-print="hidden">
      <Like aria-pressed={engagement?.is_liked ?? false} data-like onClick={press} type="button">
        <Icon name="heart" />
        <VisuallyHidden>Like this story:</VisuallyHidden>
        <Count name="likes" of={engagement} />
      </Like>
      <RailLink to="#comments">
        <Icon name="comment" />
        <VisuallyHidden>Comments:</VisuallyHidden>
        <Count name="comments" of={engagement} />
      </RailLink>
      <SaveToggle storyId={storyId} />
    </Rail>
  )
}

const Rail = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  ${media.large} {
    position: sticky;
    top: calc(${theme.width.headerCompact} + 5rem);
    flex-direction: column;
    align-items: flex-start;
    align-self: start;
  }
`

const Like = styled(RailButton)`
  & > svg {
    transition: fill ${theme.motion.quick};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`

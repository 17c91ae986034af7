import {styled} from 'styled-components'

import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {theme} from '#theme/theme.ts'
import {Spinner} from '#ui/spinner.tsx'

import {SectionFrame} from './section-frame.tsx'

export function StoriesLoading() {
  return (
    <SectionFrame
      id="stories"
      intro="People first, marks second: what it took to get to the line."
      title="Stories That Inspire"
    >
      <StoriesSkeleton />
    </SectionFrame>
  )
}

/** The shape of the stories that are on their way. */
export function StoriesSkeleton() {
  return (
    <div>
      <Spinner>Loading stories...</Spinner>
      <StoryGrid aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <Place key={place} />
        ))}
      </StoryGrid>
    </div>
  )
}

const Place = styled.li`
  aspect-ratio: 3 / 4;
  background: linear-gradient(
    ${theme.color.surfaceSunken} 58%,
    transparent 58% 61%,
    ${theme.color.surfaceSunken} 61% 72%,
    transparent 72% 75%,
    ${theme.color.surfaceSunken} 75% 80%,
    transparent 80%
  );
`

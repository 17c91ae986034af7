import {styled} from 'styled-components'

import {StoryGrid} from '#features/story-card/story-grid.tsx'
import {theme} from '#theme/theme.ts'
import {Spinner} from '#ui/spinner.tsx'

/** The shape of the stories that are on their way. */
export function StoryListLoading() {
  return (
    <div>
      <Spinner>Loading stories...</Spinner>
      <StoryGrid aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Place key={place} />
        ))}
      </StoryGrid>
    </div>
  )
}

const Place = styled.li`
  aspect-ratio: 3 / 4;
  background: linear-gradient(
    ${theme.color.surfaceSunken} 54%,
    transparent 54% 57%,
    ${theme.color.surfaceSunken} 57% 67%,
    transparent 67% 70%,
    ${theme.color.surfaceSunken} 70% 75%,
    transparent 75%
  );
`

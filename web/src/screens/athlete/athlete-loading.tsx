import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Spinner} from '#ui/spinner.tsx'

/** The shape of a profile that is on its way. */
export function AthleteLoading() {
  return (
    <Container>
      <Spinner>Loading athlete...</Spinner>
      <Places aria-hidden="true">
        <Place />
        <Lines />
      </Places>
    </Container>
  )
}

const Places = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-bottom: ${theme.space.xxl};
  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

const Place = styled.div`
  aspect-ratio: 4 / 5;
  background: ${theme.color.surfaceSunken};
`

const Lines = styled.div`
  min-height: 12rem;
  background: linear-gradient(
    ${theme.color.surfaceSunken} 22%,
    transparent 22% 28%,
    ${theme.color.surfaceSunken} 28% 38%,
    transparent 38%
  );
`

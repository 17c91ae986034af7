import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Spinner} from '#ui/spinner.tsx'

export function StoryLoading() {
  return (
    <Container>
      <Spinner>Loading story...</Spinner>
      <Place aria-hidden="true" />
    </Container>
  )
}

const Place = styled.div`
  aspect-ratio: 2 / 1;
  background: ${theme.color.surfaceSunken};
`

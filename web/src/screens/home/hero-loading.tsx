import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Spinner} from '#ui/spinner.tsx'

/** Keeps the place of the slides. */
export function HeroLoading() {
  return (
    <Section aria-label="Featured stories" id="home">
      <Spinner>Loading stories...</Spinner>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  place-items: center;
  min-height: clamp(28rem, calc(100vh - 9rem), 42rem);
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
`

import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** The page's width with its outer margins. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2.5rem);
`

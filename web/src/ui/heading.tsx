import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

const headingFace = css`
  font-family: ${theme.font.display};
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.005em;
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** A headline. Its level in the document is the element (`as`), its size is the look. */
export const Heading = styled.h2<{$size?: 'title' | 'heading' | 'headline'}>`
  ${headingFace}
  font-size: ${({$size = 'heading'}) => theme.size[$size]};
`

import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

export const unseen = css`
  position: absolute;
  width: ${theme.line.hair};
  height: ${theme.line.hair};
  margin: calc(-1 * ${theme.line.hair});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Said by screen readers, drawn for nobody. */
export const VisuallyHidden = styled.span`
  ${unseen}
`

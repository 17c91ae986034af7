import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

const face = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  font: 700 1.25rem/1 ${theme.font.display};
  text-decoration: none;
  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.accent};
  }
`

/** One of the story's tools, beside or above its text. */
export const RailButton = styled.button`
  ${face}
`

export const RailLink = styled(Link)`
  ${face}
`

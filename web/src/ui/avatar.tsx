import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** A person's initials, as on a bib. The name stands beside it. */
export const Avatar = styled.span.attrs({'aria-hidden': true})<{$size?: 'small' | 'large'}>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({$size = 'large'}) => ($size === 'large' ? '2.75rem' : '2.25rem')};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${theme.color.green};
  color: ${theme.color.onGreen};
  font: 800 ${({$size = 'large'}) => ($size === 'large' ? '1.25rem' : '1.0625rem')}/1 ${theme.font.display};
  letter-spacing: 0.02em;
  user-select: none;
`

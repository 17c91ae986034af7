import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** A line of small facts: names, dates, minutes. */
export const Label = styled.span<{$tone?: 'text' | 'textMuted' | 'mastheadMuted'}>`
  color: ${({$tone = 'textMuted'}) => theme.color[$tone]};
  font: 500 ${theme.size.label}/1.3 ${theme.font.display};
  letter-spacing: 0.02em;
`

import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** A line of small facts: names, dates, minutes. Figures keep their width. */
export const Label = styled.span<{$tone?: 'text' | 'textMuted' | 'mastheadMuted'}>`
  color: ${({$tone = 'textMuted'}) => theme.color[$tone]};
  font: 500 ${theme.size.label}/1.3 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`

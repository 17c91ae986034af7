import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

type Space = keyof typeof theme.space

/** Children below each other, with one distance between them. */
export const Stack = styled.div<{$gap?: Space; $align?: 'start' | 'center' | 'stretch'}>`
  display: flex;
  flex-direction: column;
  align-items: ${({$align = 'stretch'}) => $align};
  gap: ${({$gap = 'md'}) => theme.space[$gap]};
  min-width: 0;
`

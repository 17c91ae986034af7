import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

type Space = keyof typeof theme.space

/** Children beside each other, wrapping where the width ends. */
export const Row = styled.div<{$gap?: Space; $justify?: 'start' | 'center' | 'space-between'}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({$justify = 'start'}) => $justify};
  gap: ${({$gap = 'sm'}) => theme.space[$gap]};
`

import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

/** Cards beside each other: `$phone` of them on phones, `$wide` where there is room. */
export const CardColumns = styled.ul<{$phone: 1 | 2; $wide: 3 | 4}>`
  display: grid;
  grid-template-columns: repeat(${({$phone}) => $phone}, minmax(0, 1fr));
  gap: ${theme.space.xl} ${theme.space.md};
  ${media.medium} {
    grid-template-columns: repeat(${({$wide}) => ($wide === 4 ? 2 : $wide)}, minmax(0, 1fr));
    gap: ${theme.space.xxl} ${theme.space.lg};
  }
  ${media.large} {
    grid-template-columns: repeat(${({$wide}) => $wide}, minmax(0, 1fr));
  }
`

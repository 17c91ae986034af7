import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

export const AthleteGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: ${theme.space.xxl} ${theme.space.lg};
`

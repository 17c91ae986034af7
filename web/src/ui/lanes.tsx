import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** Three ruled lines like the lanes of a track: the site's only ornament. */
export const Lanes = styled.div`
  height: ${theme.line.lanes};
  background: repeating-linear-gradient(
    to bottom,
    ${theme.color.accent} 0 ${theme.line.bold},
    transparent ${theme.line.bold} ${theme.line.heavy}
  );
`

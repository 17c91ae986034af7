import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'

import compactLogo from './logo-compact.svg?url'
import fullLogo from './logo-full.svg?url'

/** Two drawings, one for each state of the header. */
export function Logo({isCompact}: {isCompact: boolean}) {
  return (
    <Home aria-label="Beyond the Finish Line, home" to={paths.home}>
      {isCompact ? (
        <img alt="" height="36" src={compactLogo} width="150" />
      ) : (
        <img alt="" height="48" src={fullLogo} width="176" />
      )}
    </Home>
  )
}

const Home = styled(Link)`
  display: block;
  min-width: 0;
  padding-block: ${theme.space.hair};
  img {
    height: auto;
  }
`

import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** Why a form was not accepted, told at once to those who cannot see it. */
export function FormFailure({children}: {children: string | null}) {
  return <Place role="alert">{children !== null && <Face>{children}</Face>}</Place>
}

// Always there, so that a later text is told; without one it takes no room.
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`

const Face = styled.p`
  padding: ${theme.space.sm} ${theme.space.md};
  border-left: ${theme.line.heavy} solid ${theme.color.accent};
  background: ${theme.color.surfaceSunken};
  font-weight: 700;
  line-height: 1.4;
`

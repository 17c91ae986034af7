import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.md};
`

/** For who knows the e-mail, not the password. */
export function ForgottenLink() {
  return <Forgotten to={paths.forgotPassword}>Forgot password?</Forgotten>
}

const Forgotten = styled(Link)`
  justify-self: start;
  padding-block: ${theme.space.hair};
  font-size: ${theme.size.small};
`

/** The other way, below a form. */
export const OtherWay = styled.p`
  padding-top: ${theme.space.md};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
  font-size: ${theme.size.small};
  a {
    color: ${theme.color.accent};
    font-weight: 700;
  }
`

import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {AccountPage} from '#features/session/account-page.tsx'
import {OtherWay} from '#features/session/form.tsx'
import {SignInForm} from '#features/session/sign-in-form.tsx'
import {useReturn} from '#features/session/use-return.ts'
import {useSignInState} from '#features/session/use-sign-in-state.ts'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'

export function LoginScreen() {
  const goBack = useReturn()
  const state = useSignInState()

  return (
    <AccountPage
      intro="Like the stories that stay with you, and say what they made you think."
      title="Sign In"
    >
      <SignInForm onSignedIn={goBack}>
        <Forgotten to={paths.forgotPassword}>Forgot password?</Forgotten>
      </SignInForm>
      <OtherWay>
        New here?{' '}
        <Link replace state={state} to={paths.register}>
          Create an account
        </Link>
      </OtherWay>
    </AccountPage>
  )
}

const Forgotten = styled(Link)`
  justify-self: start;
  padding-block: ${theme.space.hair};
  font-size: ${theme.size.small};
`

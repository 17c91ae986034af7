import {Link} from 'react-router-dom'

import {AccountPage} from '#features/session/account-page.tsx'
import {ForgottenLink, OtherWay} from '#features/session/form.tsx'
import {SignInForm} from '#features/session/sign-in-form.tsx'
import {useReturn} from '#features/session/use-return.ts'
import {useSignInState} from '#features/session/use-sign-in-state.ts'
import {paths} from '#paths.ts'

export function LoginScreen() {
  const goBack = useReturn()
  const state = useSignInState()

  return (
    <AccountPage
      intro="Like the stories that stay with you, and say what they made you think."
      onContinue={goBack}
      title="Sign In"
    >
      <SignInForm onSignedIn={goBack}>
        <ForgottenLink />
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

import {Link} from 'react-router-dom'

import {AccountPage} from '#features/session/account-page.tsx'
import {OtherWay} from '#features/session/form.tsx'
import {useReturn} from '#features/session/use-return.ts'
import {useSignInState} from '#features/session/use-sign-in-state.ts'
import {paths} from '#paths.ts'

import {RegisterForm} from './register-form.tsx'

export function RegisterScreen() {
  const goBack = useReturn()
  const state = useSignInState()

  return (
    <AccountPage
      intro="Reading is open to everybody. An account lets you like stories and join the discussion below them."
      onContinue={goBack}
      title="Create an Account"
    >
      <RegisterForm onSignedIn={goBack} />
      <OtherWay>
        Already have an account?{' '}
        <Link replace state={state} to={paths.login}>
          Sign in
        </Link>
      </OtherWay>
    </AccountPage>
  )
}

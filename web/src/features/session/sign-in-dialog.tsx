import {Link} from 'react-router-dom'

import {hasServerSaid} from '#api/api-failure.ts'
import {paths} from '#paths.ts'
import {Dialog} from '#ui/dialog.tsx'
import {Text} from '#ui/text.tsx'
import {useToast} from '#ui/toast.tsx'

import {ForgottenLink, OtherWay} from './form.tsx'
import {SignInForm} from './sign-in-form.tsx'
import {useSignInState} from './use-sign-in-state.ts'

interface SignInDialogProps {
  /** What signing in is good for, here and now. */
  reason: string
  /** The part of the page to come back to from the registration. */
  section: string
  onSignedIn: () => void
  onClose: () => void
}

/** Signs in without leaving the page, or leads to the registration and back. */
export function SignInDialog({reason, section, onSignedIn, onClose}: SignInDialogProps) {
  const toast = useToast()
  const state = useSignInState(section)

  return (
    <Dialog onClose={onClose} title="Sign In Required">
      <Text $tone="textMuted">{reason}</Text>
      <SignInForm
        // What the server says stands in the form; said twice it would only be louder.
        onRefused={(error) => hasServerSaid(error) || toast('Invalid credentials')}
        onSignedIn={onSignedIn}
      >
        <ForgottenLink />
      </SignInForm>
      <OtherWay>
        New here?{' '}
        <Link state={state} to={paths.register}>
          Create an account
        </Link>
      </OtherWay>
    </Dialog>
  )
}

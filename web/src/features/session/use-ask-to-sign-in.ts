import {useNavigate} from 'react-router-dom'

import {paths} from '#paths.ts'
import {useToast} from '#ui/toast.tsx'

import {useSignInState} from './use-sign-in-state.ts'

/** Leads somebody to the login who did what only members can do, and remembers where they were. */
export function useAskToSignIn(): () => void {
  const toast = useToast()
  const navigate = useNavigate()
  const state = useSignInState()

  return () => {
    toast('Login Required')
    void navigate(paths.login, {state})
  }
}

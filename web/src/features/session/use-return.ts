import {useLocation, useNavigate} from 'react-router-dom'

import {returnPath} from './return-path.ts'

/** Goes back to where signing in was asked for; the form is no place to come back to. */
export function useReturn(): () => void {
  const {state} = useLocation()
  const navigate = useNavigate()
  return () => void navigate(returnPath(state, location.origin), {replace: true})
}

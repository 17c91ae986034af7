import {useLocation} from 'react-router-dom'

import {paths} from '#paths.ts'

/** What the login and register screens are told, so that they can lead back here; between themselves they hand it on.
 * With a section: to that part of the page. */
export function useSignInState(section?: string): {from: unknown} {
  const {pathname, search, hash, state} = useLocation()
  const isSigningIn = pathname === paths.login || pathname === paths.register
  return {from: isSigningIn ? state?.from : pathname + search + (section ? `#${section}` : hash)}
}

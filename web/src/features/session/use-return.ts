import {parseUrl} from '@bfl/schemas/domain/parse-url'
import {useLocation, useNavigate} from 'react-router-dom'

import {returnPath} from './return-path.ts'

/** Goes back to where signing in was asked for; the form is no place to come back to. */
export function useReturn(): () => void {
  const {state} = useLocation()
  const navigate = useNavigate()
  return () => {
    void navigate(returnPath(state?.from ?? pageBefore(), location.origin), {replace: true})
  }
}

/** Before the site has taken a page over, its links load whole pages, which are told no more than where they are from. */
function pageBefore(): string | null {
  const url = parseUrl(document.referrer)
  return url && url.origin === location.origin ? url.pathname + url.search : null
}

import {useEffect} from 'react'
import {useLocation} from 'react-router-dom'

import {paths} from '#paths.ts'
import {ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'

export function NotFoundScreen() {
  const {pathname} = useLocation()

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for a miss to be told there
    console.error('404: there is no page at', pathname)
  }, [pathname])

  return (
    <FullPageNotice
      mark="404"
      text="The address is wrong, or the page has moved on. The stories are still where they were."
      title="Oops! Page not found"
    >
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </FullPageNotice>
  )
}

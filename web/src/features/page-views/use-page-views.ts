import {useEffect, useRef} from 'react'
import {useLocation} from 'react-router-dom'

import {tellPage} from './tell-page.ts'

/** Tells every change of the path. The page that the reader came by was told before the site took it over. */
export function usePageViews(): void {
  const {pathname} = useLocation()
  const told = useRef(pathname)

  useEffect(() => {
    if (told.current === pathname) return
    told.current = pathname
    tellPage(pathname)
  }, [pathname])
}

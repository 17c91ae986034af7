import {useEffect, useRef} from 'react'
import {useLocation} from 'react-router-dom'

/** After a move to another screen, keyboard and screen reader start at its content, not at the top of the menu. */
export function useNewScreenFocus(mainId: string): void {
  const {pathname} = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById(mainId)?.focus({preventScroll: true})
  }, [pathname, mainId])
}

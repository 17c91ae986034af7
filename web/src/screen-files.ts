import {type RouteObject, matchRoutes} from 'react-router-dom'

/** The screen that is on the page must be there before React compares it with the HTML. */
export async function fetchScreen(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({route}) => {
      const parts = await fetchParts(route)
      if (parts) Object.assign(route, {...parts, lazy: undefined})
    }),
  )
}

const intentions = ['pointerover', 'touchstart', 'focusin'] as const

/** A screen's file is fetched as soon as the reader comes near a link to it, so that following it waits for nothing. */
export function fetchScreensAhead(routes: RouteObject[], page: Document): void {
  const fetchAhead = ({target}: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    for (const {route} of matchRoutes(routes, link.pathname) ?? []) {
      // What fails now is fetched again, and told, when the link is followed.
      fetchParts(route).catch(() => {})
    }
  }
  for (const intention of intentions) page.addEventListener(intention, fetchAhead, {passive: true})
}

/** What draws a screen and what loads its content; nothing where that is there already. */
async function fetchParts({lazy}: RouteObject) {
  if (typeof lazy !== 'object') return null
  const [Component, loader] = await Promise.all([lazy.Component?.(), lazy.loader?.()])
  return {...(Component && {Component}), ...(loader && {loader})}
}

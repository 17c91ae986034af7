import {type RouteObject, matchRoutes} from 'react-router-dom'

/** The screen that is on the page must be there before React compares it with the HTML. */
export async function fetchScreen(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({route}) => {
      const Component = await fetchComponent(route)
      if (Component) Object.assign(route, {lazy: undefined, Component})
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
      fetchComponent(route).catch(() => {})
    }
  }
  for (const intention of intentions) page.addEventListener(intention, fetchAhead, {passive: true})
}

async function fetchComponent(route: RouteObject) {
  return typeof route.lazy === 'object' ? route.lazy.Component?.() : undefined
}

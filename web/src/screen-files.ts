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

/** Fetched ahead, so that the first move to another screen waits for nothing. */
export async function fetchOtherScreens(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    // One after another: the reader's own requests come first.
    await fetchComponent(route)
    await fetchOtherScreens(route.children ?? [])
  }
}

async function fetchComponent(route: RouteObject) {
  return typeof route.lazy === 'object' ? route.lazy.Component?.() : undefined
}

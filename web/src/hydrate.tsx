import {useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {createBrowserRouter, matchRoutes, RouterProvider} from 'react-router-dom'

import {browserContent} from '#content/browser-content.ts'
import {imageAddresses} from '#content/image-addresses.ts'
import {readHydration} from '#page/hydration-data.ts'
import type {PageSession} from '#page/page-session.ts'
import {showHead} from '#page/show-head.ts'
import {SiteContext} from '#page/site-context.tsx'

import {siteRoutes} from './routes.tsx'

/** Takes over the page that the server has drawn. */
export async function hydrate(onTakenOver: () => void): Promise<void> {
  const root = document.querySelector('#root')
  const hydration = readHydration(document)
  // Without its data the page stays as it is: readable, with links that load whole pages.
  if (!root || !hydration) return

  const session = browserSession(hydration)
  const routes = siteRoutes(session)
  await bringScreen(routes)

  const router = createBrowserRouter(routes, {hydrationData: {loaderData: hydration.loaderData}})
  hydrateRoot(
    root,
    <SiteContext session={session}>
      <RouterProvider router={router} />
      <TakenOver onTakenOver={onTakenOver} />
    </SiteContext>,
  )
}

function TakenOver({onTakenOver}: {onTakenOver: () => void}) {
  useEffect(() => {
    document.documentElement.dataset.live = 'true'
    onTakenOver()
  }, [onTakenOver])
  return null
}

/** The screen that is on the page must be there before React compares it with the HTML. */
async function bringScreen(routes: ReturnType<typeof siteRoutes>): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({route}) => {
      if (typeof route.lazy !== 'object' || !route.lazy.Component) return
      const Component = await route.lazy.Component()
      Object.assign(route, {lazy: undefined, Component})
    }),
  )
}

function browserSession({settings, origin}: NonNullable<ReturnType<typeof readHydration>>): PageSession {
  let latest = 0
  return {
    fetchContent: browserContent(settings),
    origin,
    images: imageAddresses(settings, origin),
    now: () => new Date(),
    // oxlint-disable-next-line no-console -- the specification asks for what cannot be loaded to be told there
    onFailure: (error) => console.error(error),
    deliver(content, report) {
      latest += 1
      const turn = latest
      void content.then((arrived) => {
        const reported = report(arrived)
        // A slow page must not rename the one that the reader has moved on to.
        if (reported.kind === 'page' && turn === latest) showHead(reported.head, origin)
      })
      return {content}
    },
  }
}

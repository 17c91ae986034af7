import {type ReactNode, useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {createBrowserRouter, RouterProvider} from 'react-router-dom'

import {browserSession} from '#page/browser-session.ts'
import {readHydration} from '#page/hydration-data.ts'
import {SiteContext} from '#page/site-context.tsx'
import {markTakenOver} from '#page/takeover.ts'

import {siteRoutes} from './routes.tsx'
import {fetchScreen, fetchScreensAhead} from './screen-files.ts'

/** Takes over the page that the server has drawn. */
export async function hydrate(onTakenOver: () => void): Promise<void> {
  const root = document.querySelector('#root')
  const hydration = readHydration(document)
  // Without its data the page stays as it is: readable, with links that load whole pages.
  if (!root || !hydration) return

  const session = browserSession(hydration)
  const routes = siteRoutes(session)
  await fetchScreen(routes, location.pathname)

  const router = createBrowserRouter(routes, {hydrationData: {loaderData: hydration.loaderData}})
  function takeOver() {
    markTakenOver()
    onTakenOver()
    fetchScreensAhead(routes, document)
  }
  hydrateRoot(
    root,
    // Around the site, not beside it: ids that React makes must be those that the server has written.
    <TakenOver onTakenOver={takeOver}>
      <SiteContext session={session}>
        <RouterProvider router={router} />
      </SiteContext>
    </TakenOver>,
  )
}

function TakenOver({onTakenOver, children}: {onTakenOver: () => void; children: ReactNode}) {
  useEffect(onTakenOver, [onTakenOver])
  return children
}

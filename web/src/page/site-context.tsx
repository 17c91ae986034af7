import type {ReactNode} from 'react'

import {LoadHallContext, loadAthleteHall} from '#content/athlete-hall.ts'
import {SiteOriginContext} from '#content/site-origin.ts'
import {StoryPagesContext, storyPages} from '#content/story-pages.ts'
import {ImageAddressesContext} from '#features/content-image/content-image.tsx'

import type {PageSession} from './page-session.ts'

/** Gives the screens what they need of the place where they run. */
export function SiteContext({session, children}: {session: PageSession; children: ReactNode}) {
  return (
    <SiteOriginContext value={session.origin}>
      <ImageAddressesContext value={session.images}>
        <StoryPagesContext value={storyPages(session.fetchContent, session.onFailure)}>
          <LoadHallContext value={() => loadAthleteHall(session.fetchContent, session.onFailure)}>
            {children}
          </LoadHallContext>
        </StoryPagesContext>
      </ImageAddressesContext>
    </SiteOriginContext>
  )
}

import type {RouteObject} from 'react-router-dom'

import {defaultSettings, loadSiteSettings} from '#content/site-settings.ts'
import {siteRouteId} from '#content/use-site-settings.ts'
import {FailedScreen} from '#page/failed-screen.tsx'
import type {PageSession} from '#page/page-session.ts'
import {SiteLayout} from '#page/site-layout.tsx'
import {paths} from '#paths.ts'
import {loadHome, reportHome} from '#screens/home/load-home.ts'
import {reportLogin} from '#screens/login/report-login.ts'
import {reportNotFound} from '#screens/not-found/report-not-found.ts'
import {loadRacePage, reportRacePage} from '#screens/races/load-race-page.ts'
import {racePages} from '#screens/races/race-pages.ts'
import {reportRegister} from '#screens/register/report-register.ts'
import {storyListPages} from '#screens/story-list/story-list-pages.ts'
import {loadStoryScreen, reportStory} from '#screens/story/load-story-screen.ts'

/**
 * The roll-call of screens. Their components come in files of their own, fetched when they are first needed; so does
 * what loads them, but for the screens that nearly every reader moves between.
 */
export function siteRoutes(session: PageSession): RouteObject[] {
  return [
    {
      id: siteRouteId,
      Component: SiteLayout,
      loader: () => settingsOrDefaults(session),
      shouldRevalidate: () => false,
      children: withFailureScreen([
        {
          index: true,
          loader: () => session.deliver(loadHome(session), (home) => reportHome(session, home)),
          shouldRevalidate: ({currentUrl, nextUrl}) => currentUrl.pathname !== nextUrl.pathname,
          lazy: {Component: async () => (await import('#screens/home/home-screen.tsx')).HomeScreen},
        },
        {
          path: '/stories/:slug',
          loader: ({params: {slug = ''}}) =>
            session.deliver(loadStoryScreen(session, slug), (outcome) => reportStory(session, slug, outcome)),
          shouldRevalidate: ({currentUrl, nextUrl}) => currentUrl.pathname !== nextUrl.pathname,
          lazy: {Component: async () => (await import('#screens/story/story-screen.tsx')).StoryScreen},
        },
        {
          path: paths.login,
          loader: () => session.deliver(Promise.resolve(null), reportLogin),
          lazy: {Component: async () => (await import('#screens/login/login-screen.tsx')).LoginScreen},
        },
        {
          path: paths.register,
          loader: () => session.deliver(Promise.resolve(null), reportRegister),
          lazy: {
            Component: async () => (await import('#screens/register/register-screen.tsx')).RegisterScreen,
          },
        },
        ...storyListPages.map((page): RouteObject => ({
          path: page.path,
          async loader({request}) {
            const [{loadStoryList}, {reportStoryList}] = await Promise.all([
              import('#screens/story-list/load-story-list.ts'),
              import('#screens/story-list/report-story-list.ts'),
            ])
            return session.deliver(
              loadStoryList(session, page, new URL(request.url).searchParams),
              (content) => reportStoryList(session, page, content),
            )
          },
          lazy: {
            Component: async () =>
              (await import('#screens/story-list/story-list-screen.tsx')).StoryListScreen,
          },
        })),
        ...[paths.women, '/women-stories'].map((path): RouteObject => ({
          path,
          async loader({request}) {
            const {loadWomenScreen, reportWomen} = await import('#screens/women/load-women-screen.ts')
            return session.deliver(loadWomenScreen(session, new URL(request.url).searchParams), (content) =>
              reportWomen(session, content),
            )
          },
          lazy: {Component: async () => (await import('#screens/women/women-screen.tsx')).WomenScreen},
        })),
        {
          path: '/women-stories/:id',
          async loader({params: {id = ''}}) {
            const {loadWomenStoryScreen, reportWomenStory} =
              await import('#screens/women-story/load-women-story-screen.ts')
            return session.deliver(loadWomenStoryScreen(session, id), (content) =>
              reportWomenStory(session, id, content),
            )
          },
          shouldRevalidate: ({currentUrl, nextUrl}) => currentUrl.pathname !== nextUrl.pathname,
          lazy: {
            Component: async () =>
              (await import('#screens/women-story/women-story-screen.tsx')).WomenStoryScreen,
          },
        },
        {
          path: paths.athletes,
          async loader({request}) {
            const [{loadAthleteList}, {reportAthleteList}] = await Promise.all([
              import('#screens/athlete-list/load-athlete-list.ts'),
              import('#screens/athlete-list/report-athlete-list.ts'),
            ])
            return session.deliver(loadAthleteList(session, new URL(request.url).searchParams), (content) =>
              reportAthleteList(session, content),
            )
          },
          lazy: {
            Component: async () =>
              (await import('#screens/athlete-list/athlete-list-screen.tsx')).AthleteListScreen,
          },
        },
        {
          path: '/athletes/:id',
          async loader({params: {id = ''}}) {
            const {loadAthleteScreen, reportAthlete} = await import('#screens/athlete/load-athlete-screen.ts')
            return session.deliver(loadAthleteScreen(session, id), (content) =>
              reportAthlete(session, id, content),
            )
          },
          shouldRevalidate: ({currentUrl, nextUrl}) => currentUrl.pathname !== nextUrl.pathname,
          lazy: {Component: async () => (await import('#screens/athlete/athlete-screen.tsx')).AthleteScreen},
        },
        ...racePages.map((page): RouteObject => ({
          path: page.path,
          loader: () => session.deliver(loadRacePage(session, page), reportRacePage),
          lazy: {Component: async () => (await import('#screens/races/race-screen.tsx')).RaceScreen},
        })),
        {
          path: paths.raceResults,
          async loader({request}) {
            const {loadResultsScreen, reportResults} =
              await import('#screens/race-results/load-results-screen.ts')
            return session.deliver(loadResultsScreen(session, new URL(request.url).searchParams), (content) =>
              reportResults(session, content),
            )
          },
          lazy: {
            Component: async () => (await import('#screens/race-results/results-screen.tsx')).ResultsScreen,
          },
        },
        {
          path: '/race-results/:id',
          async loader({params: {id = ''}}) {
            const {loadResultScreen, reportResult} =
              await import('#screens/race-result/load-result-screen.ts')
            return session.deliver(loadResultScreen(session, id), (content) =>
              reportResult(session, id, content),
            )
          },
          shouldRevalidate: ({currentUrl, nextUrl}) => currentUrl.pathname !== nextUrl.pathname,
          lazy: {
            Component: async () => (await import('#screens/race-result/result-screen.tsx')).ResultScreen,
          },
        },
        {
          path: '*',
          loader: ({request}) =>
            session.deliver(Promise.resolve(null), () => reportNotFound(new URL(request.url).pathname)),
          lazy: {
            Component: async () => (await import('#screens/not-found/not-found-screen.tsx')).NotFoundScreen,
          },
        },
      ]),
    },
  ]
}

/** A screen whose file cannot be fetched, or that breaks, leaves the site around it standing. */
function withFailureScreen(children: RouteObject[]): RouteObject[] {
  return [{ErrorBoundary: FailedScreen, children}]
}

/** A page is worth showing without the editors' settings; the failure is told to the page's session. */
async function settingsOrDefaults(session: PageSession) {
  try {
    return await loadSiteSettings(session.fetchContent)
  } catch (error) {
    session.onFailure(error)
    return defaultSettings
  }
}

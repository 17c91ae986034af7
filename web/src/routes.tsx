import type {RouteObject} from 'react-router-dom'

import {defaultSettings, loadSiteSettings} from '#content/site-settings.ts'
import {siteRouteId} from '#content/use-site-settings.ts'
import {FailedScreen} from '#page/failed-screen.tsx'
import type {PageSession} from '#page/page-session.ts'
import {SiteLayout} from '#page/site-layout.tsx'
import {paths} from '#paths.ts'
import {storyListPaths} from '#screens/story-list/story-list-paths.ts'

/** Texts of the house, each a document of the editors. */
const housePaths = [paths.about, paths.terms, paths.privacy, paths.involvement] as const

/** The roll-call of screens. What loads and draws them comes in files of their own, fetched when it is first needed. */
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
          shouldRevalidate: isAnotherPath,
          lazy: {
            loader: async () => {
              const {loadHome, reportHome} = await import('#screens/home/load-home.ts')
              return () => session.deliver(loadHome(session), (home) => reportHome(session, home))
            },
            Component: async () => (await import('#screens/home/home-screen.tsx')).HomeScreen,
          },
        },
        {
          path: '/stories/:slug',
          shouldRevalidate: isAnotherPath,
          lazy: {
            loader: async () => {
              const {loadStoryScreen, reportStory} = await import('#screens/story/load-story-screen.ts')
              return ({params: {slug = ''}}) =>
                session.deliver(loadStoryScreen(session, slug), (outcome) =>
                  reportStory(session, slug, outcome),
                )
            },
            Component: async () => (await import('#screens/story/story-screen.tsx')).StoryScreen,
          },
        },
        {
          path: paths.login,
          lazy: {
            loader: async () => {
              const {reportLogin} = await import('#screens/login/report-login.ts')
              return () => session.deliver(Promise.resolve(null), reportLogin)
            },
            Component: async () => (await import('#screens/login/login-screen.tsx')).LoginScreen,
          },
        },
        {
          path: paths.register,
          lazy: {
            loader: async () => {
              const {reportRegister} = await import('#screens/register/report-register.ts')
              return () => session.deliver(Promise.resolve(null), reportRegister)
            },
            Component: async () => (await import('#screens/register/register-screen.tsx')).RegisterScreen,
          },
        },
        ...housePaths.map((path): RouteObject => ({
          path,
          lazy: {
            loader: async () => {
              const {loadPageScreen, reportPage} = await import('#screens/page/load-page-screen.ts')
              return () => session.deliver(loadPageScreen(session, path.slice(1)), reportPage)
            },
            Component: async () => (await import('#screens/page/page-screen.tsx')).PageScreen,
          },
        })),
        ...storyListPaths.map((path): RouteObject => ({
          path,
          lazy: {
            loader: async () => {
              const {storyListLoader} = await import('#screens/story-list/story-list-loader.ts')
              return storyListLoader(session, path)
            },
            Component: async () =>
              (await import('#screens/story-list/story-list-screen.tsx')).StoryListScreen,
          },
        })),
        ...[paths.women, '/women-stories'].map((path): RouteObject => ({
          path,
          lazy: {
            loader: async () => {
              const {loadWomenScreen, reportWomen} = await import('#screens/women/load-women-screen.ts')
              return ({request}) =>
                session.deliver(loadWomenScreen(session, new URL(request.url).searchParams), (content) =>
                  reportWomen(session, content),
                )
            },
            Component: async () => (await import('#screens/women/women-screen.tsx')).WomenScreen,
          },
        })),
        {
          path: '/women-stories/:id',
          shouldRevalidate: isAnotherPath,
          lazy: {
            loader: async () => {
              const {loadWomenStoryScreen, reportWomenStory} =
                await import('#screens/women-story/load-women-story-screen.ts')
              return ({params: {id = ''}}) =>
                session.deliver(loadWomenStoryScreen(session, id), (content) =>
                  reportWomenStory(session, id, content),
                )
            },

            Component: async () =>
              (await import('#screens/women-story/women-story-screen.tsx')).WomenStoryScreen,
          },
        },
        {
          path: paths.athletes,
          lazy: {
            loader: async () => {
              const {athleteListLoader} = await import('#screens/athlete-list/athlete-list-loader.ts')
              return athleteListLoader(session)
            },
            Component: async () =>
              (await import('#screens/athlete-list/athlete-list-screen.tsx')).AthleteListScreen,
          },
        },
        {
          path: '/athletes/:id',
          shouldRevalidate: isAnotherPath,
          lazy: {
            loader: async () => {
              const {loadAthleteScreen, reportAthlete} =
                await import('#screens/athlete/load-athlete-screen.ts')
              return ({params: {id = ''}}) =>
                session.deliver(loadAthleteScreen(session, id), (content) =>
                  reportAthlete(session, id, content),
                )
            },
            Component: async () => (await import('#screens/athlete/athlete-screen.tsx')).AthleteScreen,
          },
        },
        ...['/races/upcoming', paths.raceCalendar].map((path): RouteObject => ({
          path,
          lazy: {
            loader: async () => {
              const {loadRacePageAt, reportRacePage} = await import('#screens/races/load-race-page.ts')
              return () => session.deliver(loadRacePageAt(session, path), reportRacePage)
            },
            Component: async () => (await import('#screens/races/race-screen.tsx')).RaceScreen,
          },
        })),
        {
          path: paths.raceResults,
          lazy: {
            loader: async () => {
              const {loadResultsScreen, reportResults} =
                await import('#screens/race-results/load-results-screen.ts')
              return ({request}) =>
                session.deliver(loadResultsScreen(session, new URL(request.url).searchParams), (content) =>
                  reportResults(session, content),
                )
            },

            Component: async () => (await import('#screens/race-results/results-screen.tsx')).ResultsScreen,
          },
        },
        {
          path: '/race-results/:id',
          shouldRevalidate: isAnotherPath,
          lazy: {
            loader: async () => {
              const {loadResultScreen, reportResult} =
                await import('#screens/race-result/load-result-screen.ts')
              return ({params: {id = ''}}) =>
                session.deliver(loadResultScreen(session, id), (content) =>
                  reportResult(session, id, content),
                )
            },

            Component: async () => (await import('#screens/race-result/result-screen.tsx')).ResultScreen,
          },
        },
        {
          path: '*',
          lazy: {
            loader: async () => {
              const {reportNotFound} = await import('#screens/not-found/report-not-found.ts')
              return ({request}) =>
                session.deliver(Promise.resolve(null), () => reportNotFound(new URL(request.url).pathname))
            },
            Component: async () => (await import('#screens/not-found/not-found-screen.tsx')).NotFoundScreen,
          },
        },
      ]),
    },
  ]
}

/** The query of such an address makes no other page of it. */
function isAnotherPath({currentUrl, nextUrl}: {currentUrl: URL; nextUrl: URL}): boolean {
  return currentUrl.pathname !== nextUrl.pathname
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

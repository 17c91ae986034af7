import {nairobiDay} from '@bfl/schemas/domain/format-date'
import {heroStoryCount, homeStoriesPageSize} from '@bfl/schemas/domain/site-constants'

import {
  type AthleteHall,
  type AthleteStats,
  loadAthleteHall,
  loadAthleteStats,
} from '#content/athlete-hall.ts'
import {type Race, loadRaces} from '#content/load-races.ts'
import {
  type StoryPage,
  allCategories,
  loadCategoryNames,
  loadFeaturedStories,
  loadHeroStories,
  loadStoryPage,
} from '#content/load-stories.ts'
import {type GalleryVideo, loadVideos} from '#content/load-videos.ts'
import {type HomeWomen, loadHomeWomen} from '#content/load-women.ts'
import {defaultSettings} from '#content/site-settings.ts'
import type {StoryCard} from '#content/story-data.ts'
import {absolute, siteName} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

/** What the sections of the home page show. Each may fail alone; null says that it did. */
export interface HomeContent {
  hero: StoryCard[] | null
  featured: StoryCard[] | null
  latest: StoryPage | null
  categories: string[] | null
  hall: AthleteHall
  athleteStats: AthleteStats | null
  women: HomeWomen | null
  /** Null while the editors have none, and when they could not be loaded: then the examples stand. */
  races: Race[] | null
  videos: GalleryVideo[] | null
}

/** As many as fill rows of three and of four. */
const racesShown = 3
const videosShown = 8

export async function loadHome({fetchContent, now, onFailure}: PageSession): Promise<HomeContent> {
  const moment = now()
  const [hero, featured, latest, categories, hall, athleteStats, women, calendar, gallery] =
    await Promise.all([
      orNull(loadHeroStories(fetchContent, moment)),
      orNull(loadFeaturedStories(fetchContent, moment, heroStoryCount)),
      orNull(
        loadStoryPage(fetchContent, {
          now: moment,
          category: allCategories,
          page: 1,
          size: homeStoriesPageSize,
        }),
      ),
      orNull(loadCategoryNames(fetchContent)),
      loadAthleteHall(fetchContent, onFailure),
      orNull(loadAthleteStats(fetchContent)),
      orNull(loadHomeWomen(fetchContent)),
      orNull(loadRaces(fetchContent)),
      orNull(loadVideos(fetchContent, videosShown)),
    ])
  return {
    hero,
    featured,
    latest,
    categories,
    hall,
    athleteStats,
    women,
    races: calendar && calendar.length > 0 ? upcoming(calendar, moment) : null,
    videos: gallery && gallery.length > 0 ? gallery : null,
  }

  async function orNull<T>(list: Promise<T>): Promise<T | null> {
    try {
      return await list
    } catch (error) {
      onFailure(error)
      return null
    }
  }
}

function upcoming(races: readonly Race[], now: Date): Race[] {
  const today = nairobiDay(now) ?? ''
  return races.filter(({date}) => date >= today).slice(0, racesShown)
}

export function reportHome(session: PageSession, home: HomeContent): PageReport {
  const isWhole = home.hero !== null && home.latest !== null
  return {
    kind: 'page',
    status: isWhole ? 200 : 503,
    start: 'later',
    head: {
      title: siteName,
      description: defaultSettings.tagline,
      path: paths.home,
      isIndexed: isWhole,
      keywords: ['athletics', 'Kenya', 'Africa', 'running', 'marathon', 'stories'],
      author: siteName,
      image: shareImage(session, home.hero?.find(({image}) => image)?.image),
      structuredData: [{'@type': 'WebSite', name: siteName, url: absolute(session.origin, paths.home)}],
    },
  }
}

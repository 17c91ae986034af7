import {heroStoryCount, homeStoriesPageSize} from '@bfl/schemas/domain/site-constants'

import {
  type StoryPage,
  allCategories,
  loadCategoryNames,
  loadFeaturedStories,
  loadHeroStories,
  loadStoryPage,
} from '#content/load-stories.ts'
import {defaultSettings} from '#content/site-settings.ts'
import type {StoryCard} from '#content/story-data.ts'
import {absolute, siteName} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

/** The four lists of the home page. Each may fail alone; null says that it did. */
export interface HomeContent {
  hero: StoryCard[] | null
  featured: StoryCard[] | null
  latest: StoryPage | null
  categories: string[] | null
}

export async function loadHome({fetchContent, now, onFailure}: PageSession): Promise<HomeContent> {
  const moment = now()
  const [hero, featured, latest, categories] = await Promise.all([
    orNull(loadHeroStories(fetchContent, moment)),
    orNull(loadFeaturedStories(fetchContent, moment, heroStoryCount)),
    orNull(
      loadStoryPage(fetchContent, {now: moment, category: allCategories, page: 1, size: homeStoriesPageSize}),
    ),
    orNull(loadCategoryNames(fetchContent)),
  ])
  return {hero, featured, latest, categories}

  async function orNull<T>(list: Promise<T>): Promise<T | null> {
    try {
      return await list
    } catch (error) {
      onFailure(error)
      return null
    }
  }
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

import {pageBySlugQuery} from '@bfl/schemas/queries'

import type {PageReport, PageSession} from '#page/page-session.ts'
import {paths} from '#paths.ts'

import {type DefaultPage, defaultPages} from './default-pages.ts'

export interface PageContent extends DefaultPage {
  slug: string
  /** Whether it is unknown what the editors say here. */
  hasFailed: boolean
}

/** The page of the editors; where there is none, or it cannot be read, the one that comes with the site. */
export async function loadPageScreen(session: PageSession, slug: string): Promise<PageContent> {
  const fallback = {
    slug,
    hasFailed: false,
    ...(defaultPages[slug] ?? {title: slug, description: '', body: []}),
  }
  try {
    const page = await session.fetchContent(pageBySlugQuery, {slug, now: session.now().toISOString()})
    if (!page) return fallback
    return {
      slug,
      hasFailed: false,
      title: page.title ?? fallback.title,
      description: page.description ?? fallback.description,
      body: Array.isArray(page.body) ? page.body : fallback.body,
    }
  } catch (error) {
    session.onFailure(error)
    return {...fallback, hasFailed: true}
  }
}

export function reportPage({slug, title, description, hasFailed}: PageContent): PageReport {
  return {
    kind: 'page',
    status: hasFailed ? 503 : 200,
    start: 'touch',
    head: {title, description, path: paths.page(slug), isIndexed: !hasFailed, trail: []},
  }
}

import {womenStoriesPageSize} from '@bfl/schemas/domain/site-constants'

import {type WomenPage, loadWomenPage} from '#content/load-women.ts'
import {listHref, readListState} from '#page/list-address.ts'
import {absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

import {womenIntro, womenTitle} from './women-head.ts'

export type WomenScreenContent = {page: number} & ({kind: 'found'; found: WomenPage} | {kind: 'failed'})

export async function loadWomenScreen(
  session: PageSession,
  query: URLSearchParams,
): Promise<WomenScreenContent> {
  const {page} = readListState(query)
  try {
    return {kind: 'found', page, found: await loadWomenPage(session.fetchContent, page)}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed', page}
  }
}

export function reportWomen(session: PageSession, content: WomenScreenContent): PageReport {
  const women = content.kind === 'found' ? content.found.women : []
  return {
    kind: 'page',
    status: content.kind === 'found' ? 200 : 503,
    start: 'touch',
    head: {
      title: content.page === 1 ? womenTitle : `${womenTitle}, page ${content.page}`,
      description: womenIntro,
      path: listHref(paths.women, {page: content.page}),
      isIndexed: women.length > 0,
      image: shareImage(session, women[0]?.image),
      trail: [],
      structuredData:
        women.length > 0
          ? [
              {
                '@type': 'ItemList',
                itemListElement: women.map(({number, title}, index) => ({
                  '@type': 'ListItem',
                  position: (content.page - 1) * womenStoriesPageSize + index + 1,
                  name: title,
                  url: absolute(session.origin, paths.womenStory(number)),
                })),
              },
            ]
          : [],
    },
  }
}

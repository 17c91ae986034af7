import {listHref} from '#page/list-address.ts'
import {type PageHead, absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

import type {StoryListContent} from './load-story-list.ts'
import {type StoryListPage, storyListPages} from './story-list-pages.ts'

type ShownList = Extract<StoryListContent, {kind: 'list'}>

export function reportStoryList(
  session: PageSession,
  page: StoryListPage,
  content: StoryListContent,
): PageReport {
  const {title, intro: description, path} = page
  if (content.kind === 'list') {
    return {kind: 'page', status: 200, start: 'touch', head: listHead(session, page, content)}
  }
  // Nothing to find here, so search engines are not sent.
  const status = content.kind === 'failed' ? 503 : 200
  return {kind: 'page', status, start: 'touch', head: {title, description, path, isIndexed: false}}
}

function listHead(session: PageSession, page: StoryListPage, list: ShownList): PageHead {
  const {search, category, page: number} = list.state
  const chosen = page.category === null ? category : ''
  // A category that has a list of its own is found there.
  const own = storyListPages.find((known) => chosen !== '' && known.category === chosen)
  const base = own
    ? listHref(own.path, {page: number})
    : listHref(page.path, {category: chosen, page: number})
  const path = search ? listHref(page.path, {search, category: chosen, page: number}) : base
  const name = search ? `“${search}” in ${page.title}` : (own?.title ?? (chosen || page.title))

  return {
    title: number > 1 ? `${name}, page ${number}` : name,
    description: own?.intro ?? page.intro,
    path,
    isIndexed: search === '' && list.stories.length > 0,
    image: shareImage(session, list.stories.find(({image}) => image)?.image),
    trail: page.category === null && !chosen ? [] : [{name: 'Stories', path: paths.stories}],
    structuredData: search ? [] : [collection(session.origin, name, path, list)],
  }
}

function collection(origin: string, name: string, path: string, {stories, total}: ShownList) {
  return {
    '@type': 'CollectionPage',
    name,
    url: absolute(origin, path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: stories.map(({slug}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absolute(origin, paths.story(slug)),
      })),
    },
  }
}

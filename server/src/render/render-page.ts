import type {FetchContent, RenderResult} from '@bfl/web/render-contract'
import type {SanityClient} from '@sanity/client'
import type {Logger} from 'pino'

import type {BrowserSettings} from '#content/browser-settings.ts'
import type {SiteBuild} from '#render/site-build.ts'
import type {ContentSearch} from '#search/content-search.ts'

export interface RenderPageOptions {
  build: SiteBuild
  reader: SanityClient
  search: ContentSearch
  publicUrl: string
  settings: BrowserSettings
  log: Logger
}

/** Renders one address with the built web app, from published content. */
export function renderPage({build, reader, search, publicUrl, settings, log}: RenderPageOptions) {
  const fetchContent: FetchContent = (query, params) =>
    reader.fetch(query, params ?? {}, {tag: 'server.page'})
  return (url: string): Promise<RenderResult> =>
    build.render({
      url,
      origin: publicUrl,
      fetchContent,
      searchContent: (type, text, filter) => search.rank(type, text, filter),
      now: new Date(),
      settings,
      assets: build.assets,
      onFailure: (error) => log.error({err: error, url}, 'content for a page could not be read'),
    })
}

import type {Logger} from 'pino'

import type {BrowserSettings} from '#content/browser-settings.ts'
import type {PageStoreOptions} from '#render/page-store.ts'
import type {SiteBuild} from '#render/site-build.ts'

export interface RenderPageOptions {
  build: SiteBuild
  publicUrl: string
  settings: BrowserSettings
  log: Logger
}

/** Renders one address with the built web app, from published content. */
export function renderPage({build, publicUrl, settings, log}: RenderPageOptions): PageStoreOptions['render'] {
  return async (url, {fetchContent, searchContent}, now) => {
    const result = await build.render({
      url,
      origin: publicUrl,
      fetchContent,
      searchContent,
      now,
      settings,
      assets: build.assets,
      onFailure: (error) => log.error({err: error, url}, 'content for a page could not be read'),
    })
    if (result.kind === 'redirect') return result
    if (result.kind === 'file') return {...result, kind: 'page'}
    return {kind: 'page', status: result.status, text: result.html, contentType: 'text/html; charset=utf-8'}
  }
}

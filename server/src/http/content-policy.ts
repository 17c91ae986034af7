import {createHash} from 'node:crypto'

export interface PolicySources {
  /** Origins of the content lake as browsers see it; empty when it is the page's own origin. */
  lakeOrigins: readonly string[]
  /** Origins that serve the lake's pictures and files. */
  assetOrigins: readonly string[]
  hasAnalytics: boolean
}

/** What a page of the site may load. Inline scripts run only if they are among those that the build names. */
export function sitePolicy(
  {lakeOrigins, assetOrigins, hasAnalytics}: PolicySources,
  inlineScripts: readonly string[],
) {
  const analytics = hasAnalytics ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : []
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...analytics],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assetOrigins, ...analytics],
    'media-src': ["'self'", ...assetOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...lakeOrigins, ...assetOrigins, ...analytics],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...assetOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Before scripts have come, a download is a form that goes to the file.
    'form-action': ["'self'", ...assetOrigins],
    'frame-ancestors': ["'self'"],
  })
}

/** The Studio styles itself inline, makes workers from blobs and talks to the lake over sockets too. */
export function studioPolicy(
  {lakeOrigins, assetOrigins}: PolicySources,
  inlineScripts: readonly string[],
): string {
  const sockets = lakeOrigins.map((origin) => origin.replace(/^http/, 'ws'))
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'blob:', ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...assetOrigins],
    'media-src': ["'self'", 'blob:', ...assetOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...lakeOrigins, ...sockets, ...assetOrigins],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...lakeOrigins],
    'frame-ancestors': ["'self'"],
  })
}

/** For the description of the API: a kept library draws it, with styles of its own. */
export const docsPolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** For pages that are plain text and links, such as the last-resort error page. */
export const barePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
})

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

import type {BrowserSettings} from '#content/browser-settings.ts'

/** Where the outside world finds pictures and files of the lake. */
export interface AssetAddresses {
  /** With its origin; null for what is no address. */
  absolute(url: string | null | undefined): string | null
  /** Without the origin where that is the site's own. */
  path(url: string | null | undefined): string | null
}

/** A lake that is reached through this server is known by another name to itself than to everybody else. */
export function assetAddresses({apiHost}: BrowserSettings, publicUrl: string): AssetAddresses {
  const isOwn = apiHost === '/'
  const read = (url: string | null | undefined): URL | null => {
    if (typeof url !== 'string' || !/^https?:/.test(url) || !URL.canParse(url)) return null
    return new URL(url)
  }
  return {
    absolute(url) {
      const address = read(url)
      if (address === null || !isOwn) return address?.href ?? null
      return `${publicUrl}${address.pathname}${address.search}`
    },
    path(url) {
      const address = read(url)
      if (address === null || !isOwn) return address?.href ?? null
      return `${address.pathname}${address.search}`
    },
  }
}

import {createContext, use} from 'react'

/** The site's public origin, for addresses that leave the page. */
export const SiteOriginContext = createContext('')

export function useSiteOrigin(): string {
  return use(SiteOriginContext)
}

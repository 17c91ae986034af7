import {useRouteLoaderData} from 'react-router-dom'

import {type SiteSettings, defaultSettings} from './site-settings.ts'

/** The route that loads what the editors have set for the whole site. */
export const siteRouteId = 'site'

export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>(siteRouteId) ?? defaultSettings
}

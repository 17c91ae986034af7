import {isRecord} from '@bfl/schemas/domain/is-record'

import type {BrowserSettings} from '#render-contract.ts'

export interface HydrationData {
  loaderData: Record<string, unknown>
  settings: BrowserSettings
  origin: string
}

/** What the server left in the page for its takeover; null where it is missing or not what we wrote. */
export function readHydration(page: Document): HydrationData | null {
  const text = page.querySelector('#hydration')?.textContent
  const data: unknown = text ? JSON.parse(text) : null
  if (!isRecord(data) || !isRecord(data.loaderData) || typeof data.origin !== 'string') return null

  const settings = readSettings(data.settings)
  return settings && {loaderData: data.loaderData, settings, origin: data.origin}
}

function readSettings(settings: unknown): BrowserSettings | null {
  if (!isRecord(settings)) return null
  const {projectId, dataset, apiHost, useProjectHostname} = settings
  if (typeof projectId !== 'string' || typeof dataset !== 'string') return null
  return {
    projectId,
    dataset,
    useProjectHostname: useProjectHostname === true,
    ...(typeof apiHost === 'string' && {apiHost}),
  }
}

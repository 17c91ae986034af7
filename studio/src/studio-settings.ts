import {isRecord} from '@bfl/schemas/domain/is-record'

/** Which content lake this Studio edits; one build serves every lake. */
export interface StudioSettings {
  projectId: string
  dataset: string
  /** Set: the lake's own address, without the project's name in it. Unset: hosted Sanity. */
  apiHost: string | null
}

/** The server writes these; "/" as apiHost stands for the page's own origin. */
export async function readStudioSettings(): Promise<StudioSettings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch(() => null)
  if (!response?.ok) throw new Error('its settings could not be read, the server does not answer.')
  return parseStudioSettings(await response.json(), location.origin)
}

export function parseStudioSettings(settings: unknown, pageOrigin: string): StudioSettings {
  if (!isRecord(settings)) throw new Error('its settings are no object.')
  const {projectId, dataset, apiHost, useProjectHostname} = settings
  if (typeof projectId !== 'string' || typeof dataset !== 'string') {
    throw new Error('its settings name no projectId and dataset.')
  }
  const isHosted = typeof apiHost !== 'string' || useProjectHostname === true
  return {projectId, dataset, apiHost: isHosted ? null : new URL(apiHost, pageOrigin).origin}
}

import type {Config} from '#config.ts'

/** What a client in the browser needs to find the lake; an apiHost of '/' means the page's own origin. */
export interface BrowserSettings {
  projectId: string
  dataset: string
  apiHost?: string
  useProjectHostname: boolean
}

export function browserSettings({projectId, dataset, browserApiHost}: Config['content']): BrowserSettings {
  if (browserApiHost === null) return {projectId, dataset, useProjectHostname: true}
  return {projectId, dataset, apiHost: browserApiHost, useProjectHostname: false}
}

/** The origins that pages must be allowed to reach for it; none when the lake is on the page's own origin. */
export function lakeOrigins({projectId, browserApiHost}: Config['content']): {
  api: string[]
  assets: string[]
} {
  if (browserApiHost === '/') return {api: [], assets: []}
  if (browserApiHost !== null) return {api: [browserApiHost], assets: [browserApiHost]}
  const api = [
    `https://${projectId}.api.sanity.io`,
    `https://${projectId}.apicdn.sanity.io`,
    'https://api.sanity.io',
  ]
  return {api, assets: ['https://cdn.sanity.io']}
}

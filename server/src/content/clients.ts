import {createClient, type SanityClient} from '@sanity/client'

import type {Config} from '#config.ts'
import {contentPatienceMs} from '#content/read-content.ts'

/** From this date on the lake answers with published documents unless asked otherwise. */
export const apiVersion = '2025-02-19'

const timeoutMs = 3000

/** Reads what every reader may see: published, no token, never from a CDN that lags behind. */
export function createReader(content: Config['content']): SanityClient {
  return createClient({
    ...lakeOf(content),
    perspective: 'published',
    // A reader is waiting: the page cache has better answers to a failing lake than trying for half a minute.
    maxRetries: 1,
    retryDelay: () => 50,
    timeout: timeoutMs,
  })
}

export interface Writers {
  /** For what the product itself adds to content (numbers, kept addresses): patient, since nobody waits. */
  background: SanityClient
  /** For calls: somebody waits, and may ask again a lake that does not answer. */
  calls: SanityClient
}

/** null where no token is given. */
export function createWriters(content: Config['content']): Writers | null {
  if (content.writeToken === null) return null
  const options = {...lakeOf(content), token: content.writeToken, perspective: 'raw'} as const
  return {
    background: createClient({...options, timeout: timeoutMs}),
    calls: createClient({...options, timeout: contentPatienceMs, maxRetries: 0}),
  }
}

function lakeOf({projectId, dataset, apiHost}: Config['content']) {
  const address = apiHost === null ? {} : {apiHost, useProjectHostname: false}
  return {projectId, dataset, apiVersion, useCdn: false, ignoreBrowserTokenWarning: true, ...address}
}

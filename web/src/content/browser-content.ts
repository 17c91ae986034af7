import type {BrowserSettings, FetchContent} from '#render-contract.ts'

const apiVersion = '2025-02-19'

/** Reads content from the browser. The client is fetched at the first move inside the site, not before. */
export function browserContent(settings: BrowserSettings): FetchContent {
  let client: ReturnType<typeof connect> | undefined

  return async (query, params = {}) => {
    client ??= connect(settings)
    try {
      return await (await client).fetch(query, params)
    } catch (error) {
      // A connection lost while loading the client must not stay lost.
      client = undefined
      throw error
    }
  }
}

async function connect({projectId, dataset, apiHost, useProjectHostname}: BrowserSettings) {
  const {createClient} = await import('@sanity/client')
  return createClient({
    projectId,
    dataset,
    apiVersion,
    perspective: 'published',
    useCdn: useProjectHostname,
    useProjectHostname,
    ...(apiHost && {apiHost: apiHost === '/' ? location.origin : apiHost}),
  })
}

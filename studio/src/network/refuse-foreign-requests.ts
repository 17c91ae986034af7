type Fetch = typeof globalThis.fetch

/** Version checks, feedback and the like go to other hosts: answered at once as unavailable, so none leaves. */
export function refuseForeignRequests(fetch: Fetch, allowedOrigins: readonly string[]): Fetch {
  return async (input, init) => {
    const {origin, protocol} = requestUrl(input)
    const isForeign = protocol.startsWith('http') && !allowedOrigins.includes(origin)
    return isForeign ? new Response(null, {status: 503}) : fetch(input, init)
  }
}

export function requestUrl(input: string | URL | Request): URL {
  return new URL(input instanceof Request ? input.url : input, globalThis.location?.href)
}

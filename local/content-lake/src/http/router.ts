import type {Endpoint} from '#http/endpoint.ts'

import {badRequest} from './lake-error.ts'

interface Route {
  endpoint: Endpoint
  regex: RegExp
  names: string[]
}

type RouteMatch =
  | {kind: 'found'; endpoint: Endpoint; params: Record<string, string>}
  | {kind: 'wrong-method'; allowed: string[]}
  | {kind: 'none'}

export interface Router {
  match(method: string, path: string): RouteMatch
}

/** HEAD is answered by the GET endpoint; the first pattern that fits wins. */
export function createRouter(endpoints: readonly Endpoint[]): Router {
  const routes = endpoints.map(compile)
  return {
    match(method, path) {
      const wanted = method === 'HEAD' ? 'GET' : method
      const allowed = new Set<string>()
      for (const route of routes) {
        const found = route.regex.exec(path)
        if (!found) continue
        if (route.endpoint.method === wanted) {
          return {kind: 'found', endpoint: route.endpoint, params: paramsOf(route.names, found)}
        }
        allowed.add(route.endpoint.method)
        if (route.endpoint.method === 'GET') allowed.add('HEAD')
      }
      return allowed.size > 0 ? {kind: 'wrong-method', allowed: [...allowed]} : {kind: 'none'}
    },
  }
}

/** A path with a broken escape is the caller's mistake, never a crash. */
export function decodePathPart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest(`The path contains a malformed percent-encoding: ${part.slice(0, 100)}`)
  }
}

function compile(endpoint: Endpoint): Route {
  const names: string[] = []
  const source = endpoint.pattern
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      const takesRest = segment.endsWith('*')
      names.push(segment.slice(1, takesRest ? -1 : undefined))
      return takesRest ? '(.+)' : '([^/]+)'
    })
    .join('/')
  return {endpoint, regex: new RegExp(`^${source}$`), names}
}

function paramsOf(names: string[], found: RegExpExecArray) {
  return Object.fromEntries(names.map((name, index) => [name, decodePathPart(found[index + 1] ?? '')]))
}

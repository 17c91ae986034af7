import {badRequest} from '#http/lake-error.ts'
import {isObject} from '#store/json.ts'

/** The parameters of a query: `$name=<JSON>` in the address. */
export function readQueryParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [key, value] of search) {
    if (!key.startsWith('$')) continue
    const name = key.slice(1)
    if (name === '__proto__') throw badRequest(`${key} is not allowed as the name of a parameter`)
    params[name] = parseJson(key, value)
  }
  return params
}

export function readFlag(search: URLSearchParams, name: string, fallback = false) {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false'
}

export function readObject(value: unknown, name: string): Record<string, unknown> {
  if (!isObject(value)) throw badRequest(`${name} must be a JSON object`)
  return value
}

export function readLimit(search: URLSearchParams, fallback: number, most: number) {
  const text = search.get('limit')
  if (text === null) return fallback
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1)
    throw badRequest(`limit must be a whole number from 1 to ${most}`)
  return Math.min(limit, most)
}

export function readIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0) throw badRequest('The address names no document id')
  return ids
}

function parseJson(key: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw badRequest(`${key} must be JSON; a string needs quotes, as in ${key}="text"`)
  }
}

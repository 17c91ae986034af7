import {isObject} from '#store/json.ts'
import {invalid} from '#write/refusal.ts'

const deepest = 64
/** As field names these would reach into the prototypes of every reader's objects. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype', 'hasOwnProperty'])
const forbiddenInPath = /(?:^|[.[\]'"])(?:__proto__|constructor|prototype|hasOwnProperty)(?:$|[.[\]'"])/

/** Refuses what no document may hold, naming the field. Walks without recursion: the input may be nested for ever. */
export function checkValue(value: unknown, name: string) {
  const pending: {value: unknown; name: string; depth: number}[] = [{value, name, depth: 0}]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {value: current, name: field, depth} = next
    if (typeof current === 'number' && !Number.isFinite(current))
      throw invalid(`${field} is not a finite number`)
    if (typeof current !== 'object' || current === null) continue
    if (depth >= deepest) throw invalid(`${shorten(field)} is nested more than ${deepest} levels deep`)
    if (Array.isArray(current)) {
      for (const [index, item] of current.entries()) {
        pending.push({value: item, name: `${field}[${index}]`, depth: depth + 1})
      }
      continue
    }
    for (const [key, item] of Object.entries(current)) {
      if (forbiddenKeys.has(key)) throw invalid(`${field}.${key}: "${key}" is not allowed as a field name`)
      pending.push({value: item, name: `${field}.${key}`, depth: depth + 1})
    }
  }
}

export function checkPath(path: string, name: string) {
  if (path === '') throw invalid(`${name} has an empty path`)
  if (forbiddenInPath.test(path)) throw invalid(`${name}: the path "${shorten(path)}" is not allowed`)
}

export function requireObject(value: unknown, name: string): Record<string, unknown> {
  if (!isObject(value)) throw invalid(`${name} must be an object`)
  return value
}

export function requireString(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw invalid(`${name} must be a non-empty string`)
  return value
}

export function optionalString(value: unknown, name: string): string | undefined {
  return value === undefined || value === null ? undefined : requireString(value, name)
}

function shorten(text: string) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

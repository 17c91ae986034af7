import {EJSON, ObjectId} from 'bson'

import {isDocument} from './value.ts'

/** A value as MongoDB's error messages show it, cut where it gets long. */
export function describe(value: unknown): string {
  const text = show(value)
  return text.length > 300 ? `${text.slice(0, 300)}...` : text
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || value === undefined) return 'null'
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (Array.isArray(value)) return `[ ${value.slice(0, 20).map(show).join(', ')} ]`
  if (!isDocument(value)) return EJSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${show(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

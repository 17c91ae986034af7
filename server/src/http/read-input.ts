import type {IncomingMessage} from 'node:http'

import type {z} from 'zod'

import {Failure} from '#http/failure.ts'

// Enough for every form there is; a body of ten thousand unknown fields is not answered with as many lines.
const mostErrors = 50

/** The query as names and texts. A name that comes twice is no text, and no shape takes it. */
export function queryOf(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?')
  const given = new URLSearchParams(start === -1 ? '' : url.slice(start + 1))
  const names = [...new Set(given.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = given.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** The same for a query, where a list can only mean a name that came twice. */
export function readQuery<Shape extends z.ZodType>(shape: Shape, url: string): z.output<Shape> {
  const query = queryOf(url)
  const parsed = shape.safeParse(query)
  if (parsed.success) return parsed.data
  const errors = fieldErrors(parsed.error.issues)
  const twice = Object.keys(errors).filter((name) => Array.isArray(query[name]))
  for (const name of twice) errors[name] = [`${name} must be given once`]
  throw new Failure('validation_failed', {errors})
}

/** What was sent, in the shape the call asks for; else a failure that names every field that is not right. */
export function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Failure('validation_failed', {errors: fieldErrors(parsed.error.issues)})
}

export function hasBody({headers}: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const {field, message} of issues.flatMap(sayIssue).slice(0, mostErrors)) {
    errors.set(field, [...(errors.get(field) ?? []), message])
  }
  return Object.fromEntries(errors)
}

function sayIssue(issue: z.core.$ZodIssue): {field: string; message: string}[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostErrors).map((key) => {
      const field = key.slice(0, 60)
      return {field, message: `${field} is not a field of this call`}
    })
  }
  if (issue.path.length === 0) return [{field: 'body', message: 'The body must be a JSON object'}]
  return [{field: issue.path.join('.'), message: issue.message}]
}

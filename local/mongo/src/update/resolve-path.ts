import {getField, isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {referenceFields} from '#query/filter-context.ts'
import {isIndex} from '#query/paths.ts'
import {positionOf} from '#query/position.ts'

import type {ArrayFilters} from './array-filters.ts'

export interface PathContext {
  filter: unknown
  arrayFilters: ArrayFilters
  isInsert: boolean
}

/** The plain paths that an update's path stands for in this document: "$", "$[]" and "$[name]" become positions. */
export function resolvePath(doc: Doc, path: string, context: PathContext): string[][] {
  const parts = path.split('.')
  checkParts(path, parts, context)
  if (!path.includes('$')) return [parts]
  const resolved: string[][] = []
  walk({doc, path, parts, context, resolved}, doc, 0, [])
  return resolved
}

function checkParts(path: string, parts: readonly string[], {isInsert}: PathContext) {
  const [first = ''] = parts
  if (parts.includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    )
  }
  if (first === '$') {
    throw new MongoError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    )
  }
  if (first.startsWith('$[')) {
    throw new MongoError(
      'BadValue',
      `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`,
    )
  }
  // Such a field may be inserted, and may lie deeper, but is not changed at the top.
  if (first.startsWith('$') && !isInsert && !referenceFields.includes(first)) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${first}' in '${path}' is not valid for storage.`,
    )
  }
}

interface Walk {
  doc: Doc
  path: string
  parts: readonly string[]
  context: PathContext
  resolved: string[][]
}

function walk(state: Walk, value: unknown, from: number, before: string[]) {
  const part = state.parts[from]
  if (part === undefined) {
    state.resolved.push(before)
    return
  }
  for (const name of namesFor(state, part, value, before)) {
    walk(state, child(value, name), from + 1, [...before, name])
  }
}

function child(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return isIndex(name) ? value[Number(name)] : undefined
  return isDocument(value) ? getField(value, name) : undefined
}

function namesFor(
  {parts, path, context}: Walk,
  part: string,
  value: unknown,
  before: readonly string[],
): string[] {
  if (part === '$') {
    if (!Array.isArray(value) || context.isInsert) {
      throw new MongoError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      )
    }
    const arrayPath = parts
      .slice(0, before.length)
      .filter((name) => !name.startsWith('$'))
      .join('.')
    return [String(positionOf(context.filter, arrayPath, value))]
  }
  const identifier = /^\$\[(.*)\]$/.exec(part)?.[1]
  if (identifier === undefined) return [part]
  if (!Array.isArray(value)) {
    throw new MongoError(
      'BadValue',
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    )
  }
  const elements: unknown[] = value
  if (identifier === '') return elements.map((_element, index) => String(index))
  const test = context.arrayFilters.get(identifier)
  if (!test) {
    throw new MongoError('BadValue', `No array filter found for identifier '${identifier}' in path '${path}'`)
  }
  return elements.flatMap((element, index) => (test(element) ? [String(index)] : []))
}

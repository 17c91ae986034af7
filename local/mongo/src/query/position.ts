import {isEqual} from '#bson/compare.ts'
import {getField, isDocument} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import {isConditions} from './filter-context.ts'
import {compileElement, compileFilter} from './filter.ts'
import {isRegex} from './regex.ts'

type ElementTest = (element: unknown) => boolean

/** Which element of the array at a path the filter has found: the place a "$" in an update or projection stands for. */
export function positionOf(filter: unknown, path: string, array: readonly unknown[]): number {
  const tests = elementTests(filter, path)
  const last = tests.at(-1)
  if (last) {
    const found = [
      array.findIndex((element) => tests.every((test) => test(element))),
      array.findIndex(last),
      array.findIndex((element) => tests.some((test) => test(element))),
    ].find((index) => index >= 0)
    if (found !== undefined) return found
  }
  throw new MongoError('BadValue', 'The positional operator did not find the match needed from the query.')
}

function elementTests(filter: unknown, path: string): ElementTest[] {
  if (!isDocument(filter)) return []
  return Object.entries(filter).flatMap(([name, condition]) => {
    if ((name === '$and' || name === '$or') && Array.isArray(condition)) {
      return condition.flatMap((branch) => elementTests(branch, path))
    }
    if (name === path) return wholeElementTests(condition)
    if (!name.startsWith(`${path}.`)) return []
    const rest = name.slice(path.length + 1).replace(/^\d+\./, '')
    const test = compileFilter({[rest]: condition})
    return [(element: unknown) => isDocument(element) && test(element)]
  })
}

function wholeElementTests(condition: unknown): ElementTest[] {
  if (Array.isArray(condition)) return [() => true]
  if (!isConditions(condition)) {
    return [isDocument(condition) ? (element) => isEqual(element, condition) : compileElement(condition)]
  }
  const elemMatch = getField(condition, '$elemMatch')
  if (elemMatch !== undefined) return [compileElement(elemMatch)]
  if ('$size' in condition || '$exists' in condition) return []
  const all = getField(condition, '$all')
  return [
    compileElement(
      Array.isArray(all) && !all.some((one) => isRegex(one) || isConditions(one)) ? {$in: all} : condition,
    ),
  ]
}

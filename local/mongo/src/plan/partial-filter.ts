import {isEqual} from '#bson/compare.ts'
import {getField, isDocument, type Doc} from '#bson/value.ts'
import {isConditions, plainContext} from '#query/filter-context.ts'
import {compileField} from '#query/filter.ts'

import type {Constraint} from './constraints.ts'

/** Whether every document a query can find is in a partial index: each of the index's conditions follows from the query. */
export function isImplied(partial: Doc | null, filter: Doc, constraints: Map<string, Constraint>): boolean {
  if (!partial) return true
  return Object.entries(partial).every(([name, condition]) => {
    if (isEqual(getField(filter, name), condition) && getField(filter, name) !== undefined) return true
    if (name.startsWith('$')) {
      const branches: unknown[] = Array.isArray(condition) ? condition : []
      return (
        name === '$and' &&
        branches.every((branch) => isDocument(branch) && isImplied(branch, filter, constraints))
      )
    }
    const points = constraints.get(name)?.points
    return points ? points.every((point) => satisfies(point, condition)) : false
  })
}

function satisfies(point: unknown, condition: unknown): boolean {
  // Null also finds documents without the field, which $exists does not.
  if (point === null && isConditions(condition)) return false
  return compileField('point', condition, plainContext)({point})
}

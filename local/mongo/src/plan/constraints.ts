import {MaxKey, MinKey} from 'bson'

import {toNumber} from '#bson/number.ts'
import {getField, isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {isConditions} from '#query/filter-context.ts'
import {isIndex} from '#query/paths.ts'
import {isRegex} from '#query/regex.ts'

/** Longer lists are cheaper to check than to look up one by one. */
const MAX_POINTS = 1000

/** What a filter demands of one field, as far as an index can use it; the filter itself always decides in the end. */
export interface Constraint {
  /** Any of these values. */
  points: unknown[] | null
  lower: unknown
  upper: unknown
}

export function constraintsOf(filter: Doc): Map<string, Constraint> {
  const constraints = new Map<string, Constraint>()
  collect(filter, constraints)
  return constraints
}

function collect(filter: Doc, constraints: Map<string, Constraint>) {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const branch of condition) if (isDocument(branch)) collect(branch, constraints)
      continue
    }
    if (name.startsWith('$') || namesPosition(name)) continue
    const constraint = constraints.get(name) ?? {points: null, lower: undefined, upper: undefined}
    narrow(constraint, condition)
    if (constraint.points || constraint.lower !== undefined || constraint.upper !== undefined) {
      constraints.set(name, constraint)
    }
  }
}

/** "a.0" is a place in an array and a field of documents in it; an index knows the place only. */
function namesPosition(path: string): boolean {
  return path.split('.').some(isIndex)
}

function narrow(constraint: Constraint, condition: unknown) {
  if (!isConditions(condition)) {
    if (isPoint(condition)) constraint.points ??= [condition]
    return
  }
  const equal = getField(condition, '$eq')
  if (equal !== undefined && isPoint(equal)) constraint.points ??= [equal]
  const oneOf = getField(condition, '$in')
  if (Array.isArray(oneOf) && oneOf.length <= MAX_POINTS && oneOf.every(isPoint)) constraint.points ??= oneOf
  const lower = getField(condition, '$gte') ?? getField(condition, '$gt')
  const upper = getField(condition, '$lte') ?? getField(condition, '$lt')
  if (isBound(lower)) constraint.lower ??= lower
  if (isBound(upper)) constraint.upper ??= upper
}

/** An array equals both itself and an array that holds it: too much for one key. */
function isPoint(value: unknown): boolean {
  return value !== undefined && !Array.isArray(value) && !isRegex(value)
}

function isBound(value: unknown): boolean {
  if (value === undefined || value === null || Array.isArray(value) || isDocument(value) || isRegex(value))
    return false
  if (value instanceof MinKey || value instanceof MaxKey) return false
  return !(isNumeric(value) && Number.isNaN(toNumber(value)))
}

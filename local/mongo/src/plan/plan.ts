import {directedKey, keyAfter, keyOf, invert} from '#bson/key.ts'
import {typeOrder, type Doc} from '#bson/value.ts'
import type {SortField} from '#query/sort.ts'
import type {Collection} from '#store/catalog.ts'
import type {Index} from '#store/index-spec.ts'

import {constraintsOf, type Constraint} from './constraints.ts'
import type {Hint} from './hint.ts'
import {isImplied} from './partial-filter.ts'

const MAX_RANGES = 2000

/** From a key up to, but not including, another; null is the end of the index. */
export interface KeyRange {
  from: Buffer
  to: Buffer | null
}

export type Plan =
  | {kind: 'collection'; order: 'rid' | '_id'; direction: 1 | -1; isSorted: boolean}
  | {kind: 'ids'; keys: Buffer[]; isSorted: boolean}
  | {kind: 'index'; index: Index; ranges: KeyRange[]; direction: 1 | -1; isSorted: boolean}

export interface PlanRequest {
  filter: Doc
  sort: readonly SortField[]
  hint: Hint | null
}

/** Chooses how to find a filter's documents. Whatever it chooses only narrows: every document is tested. */
export function choosePlan(collection: Collection, {filter, sort, hint}: PlanRequest): Plan {
  const constraints = constraintsOf(filter)
  if (hint?.kind === 'index') return hintedPlan(hint.index, constraints, sort)
  const ids = constraints.get('_id')?.points
  if (ids && hint?.kind !== 'natural') return {kind: 'ids', keys: ids.map(keyOf), isSorted: ids.length === 1}
  const whole = wholeCollection(sort, hint)
  if (hint) return whole
  let best: {plan: Plan; score: number} = {plan: whole, score: 0}
  for (const index of collection.indexes) {
    if (!isImplied(index.partialFilter, filter, constraints)) continue
    const candidate = planIndex(index, constraints, sort)
    if (candidate && candidate.score > best.score) best = candidate
  }
  return best.plan
}

function wholeCollection(sort: readonly SortField[], hint: Hint | null): Plan {
  const [only] = sort
  if (sort.length === 1 && only?.path === '$natural') {
    return {kind: 'collection', order: 'rid', direction: only.direction, isSorted: true}
  }
  if (hint?.kind === 'natural') {
    return {kind: 'collection', order: 'rid', direction: hint.direction, isSorted: sort.length === 0}
  }
  const isById = sort.length === 1 && only?.path === '_id'
  if (isById) return {kind: 'collection', order: '_id', direction: only.direction, isSorted: true}
  return {kind: 'collection', order: hint ? '_id' : 'rid', direction: 1, isSorted: sort.length === 0}
}

function hintedPlan(index: Index, constraints: Map<string, Constraint>, sort: readonly SortField[]): Plan {
  const planned = planIndex(index, constraints, sort)
  if (planned) return planned.plan
  const ranges = [{from: Buffer.alloc(0), to: null}]
  return {kind: 'index', index, ranges, direction: 1, isSorted: sort.length === 0}
}

/** Fields bound to values first, then one range, as a compound index is read. */
function planIndex(
  index: Index,
  constraints: Map<string, Constraint>,
  sort: readonly SortField[],
): {plan: Plan; score: number} | null {
  const {prefixes, bound, isPoint, hasValue} = bindPoints(index, constraints)
  const next = index.fields[bound]
  const range = next && constraints.get(next.path)
  const hasRange = range !== undefined && (range.lower !== undefined || range.upper !== undefined)
  // A sparse index lacks the documents without its fields, which only a demanded value rules out.
  if (index.isSparse && !hasValue && !hasRange) return null
  const ranges =
    hasRange && next
      ? prefixes.map((prefix) => rangeOf(prefix, range, next.direction, index.isMultikey))
      : prefixes.map((prefix) => ({from: prefix, to: prefix.length === 0 ? null : keyAfter(prefix)}))
  const direction = sortDirection(index, sort, isPoint ? bound : 0, ranges.length)
  const score = bound * 10 + (hasRange ? 5 : 0) + (direction === null ? 0 : 3)
  const isWhole = bound === 0 && !hasRange
  if (score === 0 || (isWhole && (index.isSparse || index.partialFilter !== null) && direction === null))
    return null
  const plan: Plan = {
    kind: 'index',
    index,
    ranges,
    direction: direction ?? 1,
    isSorted: sort.length === 0 || direction !== null,
  }
  return {plan, score}
}

function bindPoints({fields}: Index, constraints: Map<string, Constraint>) {
  let prefixes: Buffer[] = [Buffer.alloc(0)]
  let [bound, isPoint, hasValue] = [0, true, false]
  for (const {path, direction} of fields) {
    const points = constraints.get(path)?.points
    if (!points || prefixes.length * points.length > MAX_RANGES) break
    if (points.length !== 1) isPoint = false
    if (points.every((point) => point !== null)) hasValue = true
    const keys = points.map((point) => directedKey(point, direction))
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])))
    bound += 1
  }
  return {prefixes, bound, isPoint, hasValue}
}

/** Bounds stay inside the operand's type, as comparisons do. */
function rangeOf(
  prefix: Buffer,
  {lower, upper}: Constraint,
  direction: 1 | -1,
  isMultikey: boolean,
): KeyRange {
  // With arrays one element may satisfy one bound and another the other.
  const end = isMultikey && lower !== undefined ? undefined : upper
  const type = typeOrder(lower ?? upper)
  const least = lower === undefined ? Buffer.from([type]) : keyOf(lower)
  const most = end === undefined ? Buffer.from([type]) : keyOf(end)
  const [from, last] = direction === 1 ? [least, most] : [invert(most), invert(least)]
  return {from: Buffer.concat([prefix, from]), to: keyAfter(Buffer.concat([prefix, last]))}
}

function sortDirection(
  index: Index,
  sort: readonly SortField[],
  bound: number,
  rangeCount: number,
): 1 | -1 | null {
  if (sort.length === 0 || index.isMultikey || rangeCount > 1) return null
  for (const start of new Set([bound, 0])) {
    const fields = index.fields.slice(start, start + sort.length)
    if (fields.length !== sort.length || !fields.every(({path}, at) => path === sort[at]?.path)) continue
    if (fields.every(({direction}, at) => direction === sort[at]?.direction)) return 1
    if (fields.every(({direction}, at) => direction !== sort[at]?.direction)) return -1
  }
  return null
}

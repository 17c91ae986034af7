import {createCollator, type Collation} from '#bson/collation.ts'
import type {Doc} from '#bson/value.ts'
import {compileFilter} from '#query/filter.ts'
import {sortBy, type SortField} from '#query/sort.ts'
import type {Collection} from '#store/catalog.ts'
import type {Database, Side} from '#store/database.ts'
import {integerOf} from '#store/row.ts'

import type {Deadline} from './deadline.ts'
import {readHint} from './hint.ts'
import {choosePlan, type Plan} from './plan.ts'
import {scan, type Found} from './scan.ts'

export interface FindRequest {
  filter: Doc
  sort?: readonly SortField[]
  skip?: number
  /** 0 is no limit. */
  limit?: number
  hint?: unknown
  collation?: Collation | null
  variables?: Doc
}

export interface FindPlace {
  database: Database
  collection: Collection | null
  side: Side
  deadline: Deadline
}

/** A find that is compiled and planned, and can be run or explained. */
export interface Prepared {
  plan: Plan | null
  examined: {keys: number; docs: number}
  run(): Found[]
  count(): number
}

export function prepareFind(place: FindPlace, request: FindRequest): Prepared {
  const {filter, sort = [], collation = null, variables = {}} = request
  const collator = createCollator(collation)
  const test = compileFilter(filter, {collator, variables})
  const hint = readHint(place.collection, request.hint)
  const {collection} = place
  const examined = {keys: 0, docs: 0}
  if (!collection) return {plan: null, examined, run: () => [], count: () => 0}
  // Keys are ordered by bytes: under a collation they say nothing.
  const plan: Plan = collator
    ? {kind: 'collection', order: 'rid', direction: 1, isSorted: sort.length === 0}
    : choosePlan(collection, {filter, sort, hint})
  const found = () => scan({...place, collection, plan, test, examined})
  return {
    plan,
    examined,
    run() {
      const {skip = 0, limit = 0} = request
      if (plan.isSorted) return take(found(), skip, limit)
      return take(
        sortBy([...found()], sort, collator, ({doc}) => doc),
        skip,
        limit,
      )
    },
    count() {
      const {skip = 0, limit = 0} = request
      const all = isEverything(filter) ? countAll(place, collection) : countFound(found())
      const rest = Math.max(0, all - skip)
      return limit === 0 ? rest : Math.min(rest, limit)
    },
  }
}

function countAll({database, side}: FindPlace, {id}: Collection): number {
  return integerOf(database.statement(`select count(*) as n from c${id}`, side).get()?.n)
}

function countFound(found: Iterable<Found>): number {
  let count = 0
  for (const _one of found) count += 1
  return count
}

function isEverything(filter: Doc): boolean {
  return Object.keys(filter).length === 0
}

function take(found: Iterable<Found>, skip: number, limit: number): Found[] {
  const taken: Found[] = []
  let passed = 0
  for (const one of found) {
    passed += 1
    if (passed <= skip) continue
    taken.push(one)
    if (limit > 0 && taken.length >= limit) break
  }
  return taken
}

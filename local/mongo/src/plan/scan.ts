import {decode} from '#bson/decode.ts'
import type {Doc} from '#bson/value.ts'
import type {Test} from '#query/filter-context.ts'
import type {Collection} from '#store/catalog.ts'
import type {Database, Side} from '#store/database.ts'
import {bytesOf, integerOf} from '#store/row.ts'

import type {Deadline} from './deadline.ts'
import type {KeyRange, Plan} from './plan.ts'

export interface Found {
  rid: number
  doc: Doc
  /** As it is stored. */
  bytes: Uint8Array
}

export interface Scan {
  database: Database
  collection: Collection
  plan: Plan
  test: Test
  side: Side
  deadline: Deadline
  /** Counted for explain. */
  examined: {keys: number; docs: number}
}

/** The documents that satisfy the test, in the plan's order. */
export function* scan(request: Scan): Generator<Found> {
  const {test, deadline, examined} = request
  for (const row of rows(request)) {
    deadline.check()
    examined.docs += 1
    const bytes = bytesOf(row.doc)
    const doc = decode(bytes)
    if (test(doc)) yield {rid: integerOf(row.rid), doc, bytes}
  }
}

type Row = Record<string, unknown>

function* rows(request: Scan): Generator<Row> {
  const {database, collection, plan, side, examined} = request
  if (plan.kind === 'ids') {
    const statement = database.statement(`select rid, doc from c${collection.id} where k = ?`, side)
    for (const key of new Map(plan.keys.map((key) => [key.toString('latin1'), key])).values()) {
      examined.keys += 1
      const row = statement.get(key)
      if (row) yield row
    }
    return
  }
  if (plan.kind === 'collection') {
    const order = `${plan.order === '_id' ? 'k' : 'rid'} ${plan.direction === 1 ? 'asc' : 'desc'}`
    yield* database.fresh(`select rid, doc from c${collection.id} order by ${order}`, side).iterate()
    return
  }
  // One document has several keys under an array, and may lie in several ranges.
  const canRepeat = plan.index.isMultikey || plan.ranges.length > 1
  const seen = new Set<unknown>()
  for (const range of plan.ranges) {
    for (const row of indexRows(request, plan.index.id, range, plan.direction)) {
      examined.keys += 1
      if (canRepeat) {
        if (seen.has(row.rid)) continue
        seen.add(row.rid)
      }
      yield row
    }
  }
}

function indexRows(
  {database, collection, side}: Scan,
  index: number,
  {from, to}: KeyRange,
  direction: 1 | -1,
) {
  const statement = database.fresh(
    `select c.rid as rid, c.doc as doc from x${index} x cross join c${collection.id} c on c.rid = x.rid
     where x.k >= ? ${to ? 'and x.k < ?' : ''} order by x.k ${direction === 1 ? 'asc' : 'desc'}`,
    side,
  )
  return to ? statement.iterate(from, to) : statement.iterate(from)
}

import {MongoError} from '#mongo-error.ts'
import {createDeadline} from '#plan/deadline.ts'
import {prepareFind} from '#plan/find.ts'
import {reportFailure} from '#report-failure.ts'
import type {Collection} from '#store/catalog.ts'
import type {Index} from '#store/index-spec.ts'

import type {Engine} from './engine.ts'

/** So that one round never holds up the writes for long; what is left goes in the next. */
const MAX_REMOVED_A_ROUND = 10_000

/** Regularly removes what time-to-live indexes call expired, and forgets idle cursors and sessions. */
export function startExpiry(engine: Engine): () => void {
  let timer: NodeJS.Timeout
  function schedule(seconds: number) {
    clearInterval(timer)
    engine.expiry.seconds = seconds
    timer = setInterval(() => {
      engine.cursors.closeIdle()
      engine.sessions.forgetIdle()
      if (!hasExpiring(engine)) return
      engine.writes
        .run(() => removeExpired(engine))
        .catch((error: unknown) => {
          if (!(error instanceof MongoError)) reportFailure(error)
        })
    }, seconds * 1000)
    timer.unref()
  }
  engine.expiry.reschedule = schedule
  schedule(engine.expiry.seconds)
  return () => clearInterval(timer)
}

function hasExpiring(engine: Engine): boolean {
  return engine.catalog
    .all()
    .some(({indexes}) => indexes.some(({expireAfterSeconds}) => expireAfterSeconds !== null))
}

function removeExpired(engine: Engine) {
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== null) removeBefore(engine, collection, index, index.expireAfterSeconds)
    }
  }
}

function removeBefore(engine: Engine, collection: Collection, index: Index, seconds: number) {
  const path = index.fields[0]?.path
  if (path === undefined) return
  const expired = {[path]: {$lt: new Date(Date.now() - seconds * 1000)}}
  const filter = index.partialFilter ? {$and: [expired, index.partialFilter]} : expired
  const place = {database: engine.database, collection, side: 'writer' as const, deadline: createDeadline(0)}
  for (const {rid, doc} of prepareFind(place, {filter, limit: MAX_REMOVED_A_ROUND}).run()) {
    engine.documents.remove(collection, rid, doc)
  }
}

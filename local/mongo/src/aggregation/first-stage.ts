import {Long} from 'bson'

import {isDocument, type Doc} from '#bson/value.ts'
import {readScale, storageStats} from '#commands/stats.ts'
import type {Call} from '#engine/command.ts'
import {documentField, refuseUnknown} from '#engine/fields.ts'
import {findCollection, requiredCollection} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'

import {stageName, type Pipeline} from './pipeline.ts'

/** What a pipeline begins with when that is not a collection's documents; null when it is. */
export function documentsOfFirstStage(
  call: Call,
  {stages}: Pipeline,
): {documents: Doc[]; rest: readonly Doc[]} | null {
  const [first, ...rest] = stages
  if (!first) return null
  switch (stageName(first)) {
    case '$collStats':
      return {documents: [collectionStats(call, first.$collStats)], rest}
    case '$indexStats':
      return {documents: indexStats(call), rest}
    case '$listLocalSessions':
      return {
        documents: call.engine.sessions.all().map(({id, usedAt}) => ({_id: {id}, lastUse: usedAt})),
        rest,
      }
    case '$documents':
      return {documents: [], rest: stages}
    default:
      return null
  }
}

function collectionStats(call: Call, spec: unknown): Doc {
  if (!isDocument(spec)) throw new MongoError('FailedToParse', '$collStats must take a nested object')
  refuseUnknown('$collStats', spec, ['count', 'storageStats'])
  const collection = findCollection(call)
  const storage = documentField(spec, 'storageStats')
  return {
    ns: `${call.db}.${String(call.command.aggregate)}`,
    ...('count' in spec ? {count: collection ? call.engine.documents.count(collection, call.side) : 0} : {}),
    ...(storage ? {storageStats: storageStats(call, collection, readScale(storage))} : {}),
  }
}

/** How often an index was used is not counted. */
function indexStats(call: Call): Doc[] {
  const {indexes} = requiredCollection(call)
  return [{name: '_id_', key: {_id: 1}}, ...indexes.map(({name, spec}) => ({name, key: spec.key}))].map(
    (index) => ({
      ...index,
      accesses: {ops: Long.ZERO, since: call.engine.startedAt},
    }),
  )
}

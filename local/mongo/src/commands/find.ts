import {encode} from '#bson/encode.ts'
import {getField, type Doc} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {booleanField, countField, documentField, integerField} from '#engine/fields.ts'
import {collationOf, collectionName, findCollection, placeOf, variablesOf} from '#engine/place.ts'
import {MongoError, unsupported} from '#mongo-error.ts'
import {prepareFind, type FindRequest} from '#plan/find.ts'
import {compileProjection} from '#query/projection.ts'
import {readSort} from '#query/sort.ts'
import {encodeCursorReply} from '#wire/cursor-reply.ts'

const notHere = ['min', 'max', 'returnKey', 'showRecordId', 'awaitData', 'term', 'oplogReplay']

export const find: Command = {
  name: 'find',
  fields: [
    ...notHere,
    'tailable',
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'noCursorTimeout',
    'allowPartialResults',
    'allowDiskUse',
    'collation',
    'let',
  ],
  run(call) {
    const {engine, command, db} = call
    const request = readFindRequest(command)
    const ns = `${db}.${collectionName(call)}`
    const found = prepareFind(placeOf(call, findCollection(call)), request).run()
    const projection = documentField(command, 'projection')
    const project = projection && compileProjection(projection, request.filter, request.variables)
    const documents = found.map(({doc, bytes}) => (project ? encode(project(doc)) : bytes))
    const batch = engine.cursors.open(ns, documents, {
      batchSize: countField(command, 'batchSize'),
      isSingleBatch: booleanField(command, 'singleBatch') || (integerField(command, 'limit') ?? 0) < 0,
      canTimeOut: !booleanField(command, 'noCursorTimeout'),
    })
    return encodeCursorReply('firstBatch', batch.documents, batch.cursorId, ns)
  },
}

export function readFindRequest(command: Doc): FindRequest & {filter: Doc; variables: Doc} {
  const refused = notHere.find(
    (option) => ![undefined, null, false].some((off) => getField(command, option) === off),
  )
  if (refused !== undefined) throw unsupported(`find with ${refused}`)
  if (booleanField(command, 'tailable')) {
    throw new MongoError(
      'BadValue',
      'error processing query: tailable cursor requested on non capped collection',
    )
  }
  return {
    filter: documentField(command, 'filter') ?? {},
    sort: readSort(documentField(command, 'sort')),
    skip: countField(command, 'skip') ?? 0,
    limit: Math.abs(integerField(command, 'limit') ?? 0),
    hint: getField(command, 'hint'),
    collation: collationOf(command),
    variables: variablesOf(command),
  }
}

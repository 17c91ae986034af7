import {getField, isDocument, type Doc} from '#bson/value.ts'
import {createIndex} from '#commands/create-indexes.ts'
import type {Call} from '#engine/command.ts'
import {booleanField, documentField, refuseUnknown} from '#engine/fields.ts'
import {placeOf} from '#engine/place.ts'
import {insertDocument, updateDocuments, type Target} from '#engine/write-documents.ts'
import {MongoError} from '#mongo-error.ts'
import {prepareFind} from '#plan/find.ts'
import {valueAt} from '#query/paths.ts'
import {evaluateLet} from '#query/variables.ts'

import type {Output} from './pipeline.ts'

/** Writes a pipeline's results; a failure on the way leaves the target as it was, for the command fails as a whole. */
export function writeOut(call: Call, {name, spec}: Output, documents: readonly Doc[]) {
  if (name === '$out') replaceCollection(call, readTarget(call, spec, '$out'), documents)
  else mergeInto(call, spec, documents)
}

function bypasses({command}: Call): boolean {
  return booleanField(command, 'bypassDocumentValidation')
}

function readTarget({db}: Call, spec: unknown, stage: string): Target {
  if (typeof spec === 'string') return {db, name: spec}
  if (isDocument(spec)) {
    refuseUnknown(stage, spec, ['db', 'coll'])
    const [targetDb, name] = [getField(spec, 'db') ?? db, getField(spec, 'coll')]
    if (typeof targetDb === 'string' && typeof name === 'string') return {db: targetDb, name}
  }
  throw new MongoError(16_990, `${stage} needs the name of a collection`)
}

function replaceCollection(call: Call, target: Target, documents: readonly Doc[]) {
  const {catalog} = call.engine
  const before = catalog.find(target.db, target.name)
  const specs = before?.indexes.map(({spec}) => spec) ?? []
  if (before) catalog.drop(before)
  const collection = catalog.create(target.db, target.name, before?.options ?? {})
  for (const spec of specs) createIndex(call, collection, spec)
  for (const doc of documents) insertDocument(call, target, doc, bypasses(call))
}

function mergeInto(call: Call, spec: unknown, documents: readonly Doc[]) {
  const options = typeof spec === 'string' ? {into: spec} : spec
  if (!isDocument(options)) throw new MongoError(51_182, '$merge needs a string or an object')
  refuseUnknown('$merge', options, ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'])
  const target = readTarget(call, getField(options, 'into'), '$merge')
  const on = readOn(getField(options, 'on'))
  for (const doc of documents) mergeOne({call, target, on, options}, doc)
}

function readOn(on: unknown): string[] {
  const fields: unknown[] = Array.isArray(on) ? on : [on ?? '_id']
  return fields.map((field) => {
    if (typeof field !== 'string') throw new MongoError(51_186, "$merge 'on' needs names of fields")
    return field
  })
}

interface Merge {
  call: Call
  target: Target
  on: readonly string[]
  options: Doc
}

function mergeOne({call, target, on, options}: Merge, doc: Doc) {
  const filter: Doc = Object.fromEntries(
    on.map((path) => [path, {$eq: valueAt(doc, path.split('.')) ?? null}]),
  )
  const collection = call.engine.catalog.find(target.db, target.name)
  const isMatched = prepareFind(placeOf(call, collection), {filter, limit: 1}).run().length > 0
  if (!isMatched) {
    insertUnmatched({call, target, on, options}, doc)
    return
  }
  const whenMatched = getField(options, 'whenMatched') ?? 'merge'
  if (whenMatched === 'keepExisting') return
  if (whenMatched === 'fail') {
    throw new MongoError('DuplicateKey', '$merge found a document that is there already', {
      keyPattern: {},
      keyValue: {},
    })
  }
  const {_id, ...fields} = doc
  updateDocuments(call, target, {
    filter,
    update: Array.isArray(whenMatched) ? whenMatched : whenMatched === 'replace' ? fields : {$set: fields},
    isMulti: false,
    isUpsert: false,
    arrayFilters: undefined,
    sort: undefined,
    hint: undefined,
    collation: null,
    variables: {new: doc, ...evaluateLet(documentField(options, 'let'))},
    bypassesValidation: bypasses(call),
  })
}

function insertUnmatched({call, target, options}: Merge, doc: Doc) {
  const whenNotMatched = getField(options, 'whenNotMatched') ?? 'insert'
  if (whenNotMatched === 'discard') return
  if (whenNotMatched === 'fail') {
    throw new MongoError(
      'MergeStageNoMatchingDocument',
      '$merge could not find a matching document in the target collection',
    )
  }
  insertDocument(call, target, doc, bypasses(call))
}

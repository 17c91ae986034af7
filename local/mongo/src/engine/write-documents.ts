import {ObjectId} from 'bson'

import type {Collation} from '#bson/collation.ts'
import {describe} from '#bson/describe.ts'
import {encodeStored} from '#bson/encode.ts'
import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {prepareFind} from '#plan/find.ts'
import type {Found} from '#plan/scan.ts'
import {isRegex} from '#query/regex.ts'
import {readSort} from '#query/sort.ts'
import type {Collection} from '#store/catalog.ts'
import {withSavepoint} from '#store/savepoint.ts'
import {compileUpdate, type Update} from '#update/update.ts'
import {upsertedDocument} from '#update/upsert.ts'

import type {Call} from './command.ts'
import {placeOf} from './place.ts'
import {checkValidator} from './validator.ts'

/** One update as each of the commands that update can ask for it. */
export interface UpdateRequest {
  filter: Doc
  update: unknown
  isMulti: boolean
  isUpsert: boolean
  arrayFilters: readonly unknown[] | undefined
  sort: unknown
  hint: unknown
  collation: Collation | null
  variables: Doc
  bypassesValidation: boolean
}

export interface UpdateOutcome {
  matched: number
  modified: number
  /** The document an upsert has inserted. */
  inserted: Doc | null
  /** The matched document before and after, when only one was asked for. */
  before: Doc | null
  after: Doc | null
}

export interface Target {
  db: string
  name: string
}

export function insertDocument({engine}: Call, target: Target, doc: Doc, bypassesValidation: boolean): Doc {
  const collection = engine.catalog.create(target.db, target.name)
  const {_id: id = new ObjectId(), ...fields} = doc
  const stored = Object.keys(doc)[0] === '_id' ? doc : {_id: id, ...fields}
  checkId(id)
  if (!bypassesValidation) checkValidator(collection, stored)
  const bytes = encodeStored(stored)
  withSavepoint(engine, () => engine.documents.insert(collection, stored, bytes))
  return stored
}

function checkId(id: unknown) {
  if (Array.isArray(id) || isRegex(id)) {
    throw new MongoError(
      'InvalidIdField',
      `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`,
    )
  }
  const dollar = isDocument(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined
  if (dollar !== undefined) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    )
  }
}

/** The collection is made only when an upsert has something to put into it. */
export function updateDocuments(call: Call, target: Target, request: UpdateRequest): UpdateOutcome {
  const {catalog} = call.engine
  const collection = catalog.find(target.db, target.name)
  const {filter, variables, collation, hint, isMulti, isUpsert, arrayFilters} = request
  const update = compileUpdate(request.update, {arrayFilters, variables})
  if (isMulti && update.kind === 'replacement') {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update')
  }
  const sort = readSort(request.sort)
  if (isMulti && sort.length > 0) throw new MongoError('FailedToParse', 'Cannot specify sort with multi=true')
  const found = prepareFind(placeOf(call, collection), {
    filter,
    sort,
    limit: isMulti ? 0 : 1,
    hint,
    collation,
    variables,
  }).run()
  const [first] = found
  if (!collection || !first) {
    const inserted = isUpsert
      ? insertDocument(call, target, upsertedDocument(filter, update), request.bypassesValidation)
      : null
    return {matched: 0, modified: 0, inserted, before: null, after: inserted}
  }
  let modified = 0
  let after: Doc = first.doc
  for (const one of found) {
    const changed = changeDocument(call, {collection, found: one, update, request})
    if (changed) {
      modified += 1
      after = changed
    }
  }
  return {matched: found.length, modified, inserted: null, before: first.doc, after}
}

interface Change {
  collection: Collection
  found: Found
  update: Update
  request: UpdateRequest
}

/** Null when the update leaves the document as it is. */
function changeDocument({engine}: Call, {collection, found, update, request}: Change): Doc | null {
  const {rid, doc, bytes} = found
  const changed = update.apply(doc, {filter: request.filter, isInsert: false})
  if (changed._id === undefined) {
    throw new MongoError('ImmutableField', `The _id of ${describe(doc._id)} cannot be removed`)
  }
  const stored = idFirst(changed)
  const encoded = encodeStored(stored)
  if (Buffer.compare(encoded, bytes) === 0) return null
  if (!request.bypassesValidation) checkValidator(collection, stored)
  withSavepoint(engine, () =>
    engine.documents.replace(collection, {rid, before: doc, after: stored, bytes: encoded}),
  )
  return stored
}

function idFirst(doc: Doc): Doc {
  return Object.keys(doc)[0] === '_id' ? doc : {_id: doc._id, ...doc}
}

export interface DeleteRequest {
  filter: Doc
  /** 0 is all. */
  limit: number
  sort?: unknown
  hint: unknown
  collation: Collation | null
  variables: Doc
}

/** Returns the documents that are gone. */
export function deleteDocuments(call: Call, collection: Collection | null, request: DeleteRequest): Doc[] {
  const found = prepareFind(placeOf(call, collection), {...request, sort: readSort(request.sort)}).run()
  if (collection) for (const {rid, doc} of found) call.engine.documents.remove(collection, rid, doc)
  return found.map(({doc}) => doc)
}

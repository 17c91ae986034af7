import {Long} from 'bson'

import {getField, type Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {
  arrayField,
  booleanField,
  documentField,
  documentsField,
  integerField,
  refuseUnknown,
  requiredDocument,
} from '#engine/fields.ts'
import {collationOf, splitNamespace, variablesOf} from '#engine/place.ts'
import {deleteDocuments, insertDocument, updateDocuments, type Target} from '#engine/write-documents.ts'
import {MongoError} from '#mongo-error.ts'
import {evaluateLet} from '#query/variables.ts'

import {checkBatchSize, runStatements} from './write-errors.ts'

const updateFields = [
  'update',
  'filter',
  'updateMods',
  'multi',
  'upsert',
  'arrayFilters',
  'hint',
  'constants',
  'sort',
  'collation',
]
const deleteFields = ['delete', 'filter', 'multi', 'hint', 'collation', 'sort']

interface Totals {
  nInserted: number
  nMatched: number
  nModified: number
  nUpserted: number
  nDeleted: number
}

/** Operations on many collections in one command, as the driver's client.bulkWrite sends them. */
export const bulkWrite: Command = {
  name: 'bulkWrite',
  isForAdmin: true,
  fields: ['ops', 'nsInfo', 'errorsOnly', 'ordered', 'bypassDocumentValidation', 'let', 'cursor'],
  isWrite: true,
  run(call) {
    const {command} = call
    const operations = documentsField(command, 'ops')
    checkBatchSize(operations.length)
    const targets = documentsField(command, 'nsInfo').map(({ns}) => splitNamespace(ns))
    const variables = variablesOf(command)
    const totals: Totals = {nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0}
    const results: Doc[] = []
    const errors = runStatements(operations, booleanField(command, 'ordered', true), (operation, idx) => {
      results.push({ok: 1, idx, ...runOperation({call, operation, targets, variables, totals})})
    })
    const failed = errors.map(({index, errmsg, ...rest}) => ({
      ok: 0,
      idx: index,
      n: 0,
      nModified: 0,
      ...rest,
      errmsg,
    }))
    const shown = booleanField(command, 'errorsOnly') ? failed : byPosition([...results, ...failed])
    return {
      cursor: {id: Long.ZERO, firstBatch: shown, ns: 'admin.$cmd.bulkWrite'},
      nErrors: errors.length,
      ...totals,
    }
  },
}

function byPosition(results: Doc[]): Doc[] {
  return results.sort((a, b) => Number(a.idx) - Number(b.idx))
}

interface Operation {
  call: Call
  operation: Doc
  targets: readonly Target[]
  variables: Doc
  totals: Totals
}

function runOperation(run: Operation): Doc {
  const {operation, targets} = run
  const [kind = ''] = Object.keys(operation)
  const target = targets[integerField(operation, kind) ?? -1]
  if (!target)
    throw new MongoError('BadValue', `BSON field 'bulkWrite.ops' names a namespace that nsInfo does not have`)
  if (kind === 'insert') return runInsert(run, target)
  if (kind === 'update') return runUpdate(run, target)
  if (kind === 'delete') return runDelete(run, target)
  throw new MongoError('FailedToParse', `Unrecognized bulk write operation: ${kind}`)
}

function runInsert({call, operation, totals}: Operation, target: Target): Doc {
  refuseUnknown('bulkWrite.ops', operation, ['insert', 'document'])
  insertDocument(call, target, requiredDocument(operation, 'document'), bypasses(call))
  totals.nInserted += 1
  return {n: 1}
}

function runUpdate({call, operation, variables, totals}: Operation, target: Target): Doc {
  refuseUnknown('bulkWrite.ops', operation, updateFields)
  const {matched, modified, inserted} = updateDocuments(call, target, {
    filter: requiredDocument(operation, 'filter'),
    update: getField(operation, 'updateMods'),
    isMulti: booleanField(operation, 'multi'),
    isUpsert: booleanField(operation, 'upsert'),
    arrayFilters: arrayField(operation, 'arrayFilters'),
    sort: documentField(operation, 'sort'),
    hint: getField(operation, 'hint'),
    collation: collationOf(operation),
    variables: {...variables, ...evaluateLet(documentField(operation, 'constants'))},
    bypassesValidation: bypasses(call),
  })
  totals.nMatched += matched
  totals.nModified += modified
  if (!inserted) return {n: matched, nModified: modified}
  totals.nUpserted += 1
  return {n: 1, nModified: 0, upserted: {_id: inserted._id}}
}

function runDelete({call, operation, variables, totals}: Operation, {db, name}: Target): Doc {
  refuseUnknown('bulkWrite.ops', operation, deleteFields)
  const {length: n} = deleteDocuments(call, call.engine.catalog.find(db, name), {
    filter: requiredDocument(operation, 'filter'),
    limit: booleanField(operation, 'multi') ? 0 : 1,
    sort: documentField(operation, 'sort'),
    hint: getField(operation, 'hint'),
    collation: collationOf(operation),
    variables,
  })
  totals.nDeleted += n
  return {n}
}

function bypasses({command}: Call): boolean {
  return booleanField(command, 'bypassDocumentValidation')
}

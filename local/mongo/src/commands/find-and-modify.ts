import {getField, type Doc} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {arrayField, booleanField, documentField} from '#engine/fields.ts'
import {collationOf, collectionName, findCollection, variablesOf} from '#engine/place.ts'
import {deleteDocuments, updateDocuments} from '#engine/write-documents.ts'
import {MongoError} from '#mongo-error.ts'
import {compileProjection} from '#query/projection.ts'

export const findAndModify: Command = {
  name: 'findAndModify',
  aliases: ['findandmodify'],
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'collation',
    'arrayFilters',
    'hint',
    'let',
  ],
  isWrite: true,
  run(call) {
    const {command, db} = call
    const isRemove = booleanField(command, 'remove')
    const isNew = booleanField(command, 'new')
    const isUpsert = booleanField(command, 'upsert')
    const update = getField(command, 'update')
    checkCombination({isRemove, isNew, isUpsert, hasUpdate: update !== undefined})
    const filter = documentField(command, 'query') ?? {}
    const variables = variablesOf(command)
    const shared = {
      filter,
      variables,
      sort: documentField(command, 'sort'),
      hint: getField(command, 'hint'),
      collation: collationOf(command),
    }
    const project = compileProjection(documentField(command, 'fields'), filter, variables)
    const shown = (doc: Doc | null) => doc && project(doc)
    if (isRemove) {
      const [gone = null] = deleteDocuments(call, findCollection(call), {...shared, limit: 1})
      return {lastErrorObject: {n: gone ? 1 : 0}, value: shown(gone)}
    }
    const target = {db, name: collectionName(call)}
    const {matched, inserted, before, after} = updateDocuments(call, target, {
      ...shared,
      update,
      isMulti: false,
      isUpsert,
      arrayFilters: arrayField(command, 'arrayFilters'),
      bypassesValidation: booleanField(command, 'bypassDocumentValidation'),
    })
    return {
      lastErrorObject: {
        n: matched + (inserted ? 1 : 0),
        updatedExisting: matched > 0,
        ...(inserted ? {upserted: inserted._id} : {}),
      },
      value: shown(isNew ? after : before),
    }
  },
}

interface Combination {
  isRemove: boolean
  isNew: boolean
  isUpsert: boolean
  hasUpdate: boolean
}

function checkCombination({isRemove, isNew, isUpsert, hasUpdate}: Combination) {
  if (!isRemove && !hasUpdate) throw wrong('Either an update or remove=true must be specified')
  if (!isRemove) return
  if (hasUpdate) throw wrong('Cannot specify both an update and remove=true')
  if (isUpsert) throw wrong('Cannot specify both upsert=true and remove=true')
  if (isNew)
    throw wrong("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document")
}

function wrong(reason: string) {
  return new MongoError('FailedToParse', reason)
}

import {getField, type Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {
  arrayField,
  booleanField,
  documentField,
  documentsField,
  refuseUnknown,
  requiredDocument,
} from '#engine/fields.ts'
import {collationOf, collectionName, variablesOf} from '#engine/place.ts'
import {updateDocuments, type UpdateRequest} from '#engine/write-documents.ts'
import {evaluateLet} from '#query/variables.ts'

import {checkBatchSize, runStatements} from './write-errors.ts'

const statementFields = ['q', 'u', 'c', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'sort']

export const update: Command = {
  name: 'update',
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  isWrite: true,
  run(call) {
    const {command, db} = call
    const statements = documentsField(command, 'updates')
    checkBatchSize(statements.length)
    const variables = variablesOf(command)
    const target = {db, name: collectionName(call)}
    const upserted: Doc[] = []
    let [n, nModified] = [0, 0]
    const writeErrors = runStatements(
      statements,
      booleanField(command, 'ordered', true),
      (statement, index) => {
        const outcome = updateDocuments(call, target, readStatement(call, statement, variables))
        n += outcome.matched + (outcome.inserted ? 1 : 0)
        nModified += outcome.modified
        if (outcome.inserted) upserted.push({index, _id: outcome.inserted._id})
      },
    )
    return {
      n,
      nModified,
      ...(upserted.length > 0 ? {upserted} : {}),
      ...(writeErrors.length > 0 ? {writeErrors} : {}),
    }
  },
}

function readStatement({command}: Call, statement: Doc, variables: Doc): UpdateRequest {
  refuseUnknown('update.updates', statement, statementFields)
  return {
    filter: requiredDocument(statement, 'q'),
    update: getField(statement, 'u'),
    isMulti: booleanField(statement, 'multi'),
    isUpsert: booleanField(statement, 'upsert'),
    arrayFilters: arrayField(statement, 'arrayFilters'),
    sort: documentField(statement, 'sort'),
    hint: getField(statement, 'hint'),
    collation: collationOf(statement),
    variables: {...variables, ...evaluateLet(documentField(statement, 'c'))},
    bypassesValidation: booleanField(command, 'bypassDocumentValidation'),
  }
}

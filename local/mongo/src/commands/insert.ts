import type {Command} from '#engine/command.ts'
import {booleanField, documentsField} from '#engine/fields.ts'
import {collectionName} from '#engine/place.ts'
import {insertDocument} from '#engine/write-documents.ts'

import {checkBatchSize, runStatements} from './write-errors.ts'

export const insert: Command = {
  name: 'insert',
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  isWrite: true,
  run(call) {
    const {command, db} = call
    const documents = documentsField(command, 'documents')
    checkBatchSize(documents.length)
    const bypasses = booleanField(command, 'bypassDocumentValidation')
    const target = {db, name: collectionName(call)}
    let n = 0
    const writeErrors = runStatements(documents, booleanField(command, 'ordered', true), (document) => {
      insertDocument(call, target, document, bypasses)
      n += 1
    })
    return {n, ...(writeErrors.length > 0 ? {writeErrors} : {})}
  },
}

import {getField} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {booleanField, documentsField, integerField, refuseUnknown, requiredDocument} from '#engine/fields.ts'
import {collationOf, findCollection, variablesOf} from '#engine/place.ts'
import {deleteDocuments} from '#engine/write-documents.ts'
import {MongoError} from '#mongo-error.ts'

import {checkBatchSize, runStatements} from './write-errors.ts'

export const deleteCommand: Command = {
  name: 'delete',
  fields: ['deletes', 'ordered', 'let'],
  isWrite: true,
  run(call) {
    const {command} = call
    const statements = documentsField(command, 'deletes')
    checkBatchSize(statements.length)
    const variables = variablesOf(command)
    const collection = findCollection(call)
    let n = 0
    const writeErrors = runStatements(statements, booleanField(command, 'ordered', true), (statement) => {
      refuseUnknown('delete.deletes', statement, ['q', 'limit', 'hint', 'collation'])
      const limit = integerField(statement, 'limit')
      if (limit !== 0 && limit !== 1) {
        throw new MongoError(
          'FailedToParse',
          `The limit field in delete objects must be 0 or 1. Got ${limit}`,
        )
      }
      const filter = requiredDocument(statement, 'q')
      const hint = getField(statement, 'hint')
      n += deleteDocuments(call, collection, {
        filter,
        limit,
        hint,
        collation: collationOf(statement),
        variables,
      }).length
    })
    return {n, ...(writeErrors.length > 0 ? {writeErrors} : {})}
  },
}

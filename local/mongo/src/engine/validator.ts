import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {compileFilter} from '#query/filter.ts'
import type {Collection} from '#store/catalog.ts'

/** A collection's validator is a filter that every written document has to satisfy. */
export function checkValidator({options}: Collection, doc: Doc) {
  const {validator} = options
  if (!isDocument(validator) || compileFilter(validator)(doc)) return
  throw new MongoError('DocumentValidationFailure', 'Document failed validation', {
    errInfo: {failingDocumentId: doc._id, details: {operatorName: '$and'}},
  })
}

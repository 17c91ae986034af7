import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import {readArrayFilters} from './array-filters.ts'
import {compileOperators} from './operators.ts'
import {applyPipeline, readPipelineUpdate} from './pipeline-update.ts'
import {checkReplacement, replace} from './replacement.ts'

export interface Update {
  kind: 'replacement' | 'operators' | 'pipeline'
  /** A replacement's own _id. */
  id: unknown
  apply(doc: Doc, situation: {filter: unknown; isInsert: boolean}): Doc
}

export interface UpdateOptions {
  arrayFilters?: readonly unknown[] | undefined
  variables: Doc
}

/** Reads any of the three kinds of update, refusing a wrong one before a document is touched. */
export function compileUpdate(update: unknown, {arrayFilters, variables}: UpdateOptions): Update {
  if (Array.isArray(update)) {
    if (arrayFilters)
      throw new MongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates')
    const stages = readPipelineUpdate(update)
    return {kind: 'pipeline', id: undefined, apply: (doc) => applyPipeline(doc, stages, variables)}
  }
  if (!isDocument(update)) {
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array')
  }
  if (Object.keys(update)[0]?.startsWith('$')) {
    const compiled = compileOperators(update, readArrayFilters(arrayFilters))
    return {kind: 'operators', id: undefined, apply: compiled.apply}
  }
  if (arrayFilters)
    throw new MongoError('FailedToParse', 'arrayFilters may not be specified for replacement-style updates')
  checkReplacement(update)
  return {kind: 'replacement', id: update._id, apply: (doc) => replace(doc, update)}
}

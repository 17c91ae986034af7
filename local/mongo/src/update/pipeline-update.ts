import {isEqual} from '#bson/compare.ts'
import {getField, isDocument, setField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {runStages} from '#query/pipeline-stages.ts'
import {promote} from '#query/promote.ts'

const allowed = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'])

export function readPipelineUpdate(stages: readonly unknown[]): Doc[] {
  return stages.map((stage) => {
    const name = isDocument(stage) ? Object.keys(stage)[0] : undefined
    if (!isDocument(stage) || name === undefined || Object.keys(stage).length !== 1) {
      throw new MongoError(40_323, 'A pipeline stage specification object must contain exactly one field.')
    }
    if (!allowed.has(name)) {
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`)
    }
    return stage
  })
}

/** Computes a document from itself; values the stages left alone keep their exact BSON types. */
export function applyPipeline(doc: Doc, stages: readonly Doc[], variables: Doc): Doc {
  const context = {collation: null, variables, documentsOf: () => []}
  const [result] = runStages([doc], stages, context)
  if (!result) throw new MongoError('InternalError', 'An update pipeline gave no document')
  const changed = keepTypes(result, doc)
  if (!isDocument(changed)) throw new MongoError('InternalError', 'An update pipeline gave no document')
  if (doc._id === undefined) return changed
  if (changed._id === undefined) return {_id: doc._id, ...changed}
  if (!isEqual(changed._id, doc._id)) {
    throw new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    )
  }
  return changed
}

function keepTypes(value: unknown, before: unknown): unknown {
  if (isDocument(value) && isDocument(before)) {
    const kept: Doc = {}
    for (const [name, field] of Object.entries(value))
      setField(kept, name, keepTypes(field, getField(before, name)))
    return kept
  }
  if (Array.isArray(value) && Array.isArray(before)) {
    return value.map((element, index) => keepTypes(element, before[index]))
  }
  return before !== undefined && isEqual(value, promote(before)) ? before : value
}

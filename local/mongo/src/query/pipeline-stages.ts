import {Aggregator} from 'mingo/aggregator'

import type {Collation} from '#bson/collation.ts'
import type {Doc} from '#bson/value.ts'

import {mingoContext} from './mingo-context.ts'
import {asExpressionError, calculates, promote, promoteDocument, refuseExactNumbers} from './promote.ts'

export interface StageContext {
  collation: Collation | null
  variables: Doc
  /** The documents of another collection, for $lookup and its like. */
  documentsOf(collection: string): Doc[]
}

/** Runs stages by mingo, whose results hold plain JavaScript numbers. */
export function runStages(docs: Iterable<Doc>, stages: readonly Doc[], context: StageContext): Doc[] {
  const isCalculating = calculates(stages)
  const prepare = (doc: Doc) => {
    if (isCalculating) refuseExactNumbers(doc)
    return promoteDocument(doc)
  }
  try {
    const aggregator = new Aggregator(stages.map(promoteDocument), {
      context: mingoContext,
      scriptEnabled: false,
      variables: promoteDocument(context.variables),
      collectionResolver: (name) => context.documentsOf(name).map(prepare),
      ...(context.collation ? {collation: context.collation} : {}),
    })
    return aggregator.run(Iterator.from(docs).map(prepare))
  } catch (error) {
    throw asExpressionError(error)
  }
}

/** A projection that computes fields is $project's work. */
export function runExpressionProjection(spec: Doc, doc: Doc, variables: Doc): Doc {
  const context = {collation: null, variables, documentsOf: () => []}
  return runStages([doc], [{$project: promote(spec)}], context)[0] ?? {}
}

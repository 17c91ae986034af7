import {Query} from 'mingo'

import type {Doc} from '#bson/value.ts'

import type {FilterContext, Test} from './filter-context.ts'
import {asExpressionError, calculates, promote, promoteDocument, refuseExactNumbers} from './promote.ts'

/** $expr: an aggregation expression over the whole document, evaluated by mingo. */
export function compileExpression(expression: unknown, {variables}: FilterContext): Test {
  const query = compile(expression, variables)
  const isCalculating = calculates(expression)
  return (doc) => {
    if (isCalculating) refuseExactNumbers(doc)
    try {
      return query.test(promoteDocument(doc))
    } catch (error) {
      throw asExpressionError(error)
    }
  }
}

function compile(expression: unknown, variables: Doc): Query {
  try {
    return new Query(
      {$expr: promote(expression)},
      {scriptEnabled: false, variables: promoteDocument(variables)},
    )
  } catch (error) {
    throw asExpressionError(error)
  }
}

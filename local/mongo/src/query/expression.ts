import {Query} from 'mingo'

import type {Doc} from '#bson/value.ts'

import type {FilterContext, Test} from './filter-context.ts'
import {asExpressionError, promote, promoteDocument} from './promote.ts'

/** $expr: an aggregation expression over the whole document, evaluated by mingo. */
export function compileExpression(expression: unknown, {variables}: FilterContext): Test {
  const query = compile(expression, variables)
  return (doc) => {
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

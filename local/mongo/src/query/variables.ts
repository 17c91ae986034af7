import {getField, isDocument, type Doc} from '#bson/value.ts'

import {isConditions} from './filter-context.ts'
import {runStages} from './pipeline-stages.ts'

/** The values of a command's let, whose expressions see no document. */
export function evaluateLet(spec: Doc | undefined): Doc {
  if (!spec) return {}
  return Object.fromEntries(
    Object.entries(spec).map(([name, expression]) => [
      name,
      isExpression(expression) ? evaluate(expression) : expression,
    ]),
  )
}

function isExpression(value: unknown): boolean {
  return isConditions(value) || (typeof value === 'string' && value.startsWith('$'))
}

function evaluate(expression: unknown): unknown {
  if (isDocument(expression) && '$literal' in expression) return getField(expression, '$literal')
  const context = {collation: null, variables: {}, documentsOf: () => []}
  return runStages([{}], [{$project: {value: expression}}], context)[0]?.value ?? null
}

import {toJS} from 'groq-js'
import type {EvaluateOptions, ExprNode} from 'groq-js'

import {LakeError} from '#http/lake-error.ts'
import {parseQuery, queryRefused} from '#query/parse-query.ts'
import {QueryPlan} from '#query/query-plan.ts'
import {withinTime} from '#query/time-limit.ts'
import {children} from '#query/tree.ts'
import type {View} from '#query/view.ts'

interface QueryContext {
  params: Record<string, unknown>
  identity: string
  now: Date
  projectId: string
  dataset: string
}

/** `limitMs` is how long the query may keep everyone else waiting. */
export function runQuery(
  view: View,
  query: string,
  context: QueryContext,
  limitMs: number,
): {result: unknown; visited: number} {
  try {
    return withinTime(limitMs, () => {
      const tree = parseQuery(query, context.params)
      requireParams(tree, query, context.params)
      return evaluateTree(view, tree, context)
    })
  } catch (error) {
    if (error instanceof LakeError) throw error
    throw queryRefused('queryError', {error, query})
  }
}

export function evaluateTree(view: View, tree: ExprNode, context: QueryContext) {
  const {params, identity, now, projectId, dataset} = context
  const options: EvaluateOptions = {params, identity, timestamp: now, sanity: {projectId, dataset}}
  const plan = new QueryPlan(view, options)
  const result = toJS(plan.evaluate(tree)) ?? null
  return {result, visited: plan.visited}
}

export function requireParams(tree: ExprNode, query: string, params: Record<string, unknown>) {
  for (const name of parametersOf(tree)) {
    if (Object.hasOwn(params, name)) continue
    const start = Math.max(query.indexOf(`$${name}`), 0)
    const error = new Error(`param $${name} referenced, but not provided`)
    throw queryRefused('queryParseError', {error, query, start, end: start + name.length + 1})
  }
}

function* parametersOf(node: ExprNode): Generator<string> {
  if (node.type === 'Parameter') yield node.name
  else if (node.type !== 'Value') for (const child of children(node)) yield* parametersOf(child)
}

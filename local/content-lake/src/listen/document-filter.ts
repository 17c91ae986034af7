import type {ExprNode} from 'groq-js'

import type {Matches} from '#listen/mutation-event.ts'
import {parseQuery, queryRefused} from '#query/parse-query.ts'
import {evaluateTree, requireParams} from '#query/run-query.ts'
import {mapTree} from '#query/tree.ts'
import type {Dataset} from '#store/dataset.ts'

interface Filter {
  query: string
  params: Record<string, unknown>
  identity: string
}

/**
 * Whether one document satisfies a listener's query. Only its filter counts: the query is run on a data set of just
 * that document, its references still lead to the others.
 */
export function documentFilter(dataset: Dataset, {query, params, identity}: Filter): Matches {
  const parsed = parseQuery(query, params)
  requireParams(parsed, query, params)
  const tree = withoutSlices(parsed)
  const context = {params, identity, projectId: dataset.projectId, dataset: dataset.name}
  return (document) => {
    if (!document) return false
    const only = mapTree(tree, (node) =>
      node.type === 'Everything' ? {type: 'Value', value: [document]} : undefined,
    )
    try {
      const {result} = evaluateTree(dataset.views.raw, only, {...context, now: dataset.now()})
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
    } catch (error) {
      throw queryRefused('queryError', {error, query})
    }
  }
}

/** `[10...20]` would hide the one document. */
function withoutSlices(tree: ExprNode): ExprNode {
  return mapTree(tree, (node) => {
    if (node.type === 'Slice') return withoutSlices(node.base)
    return node.type === 'AccessElement' ? withoutSlices(node.base) : undefined
  })
}

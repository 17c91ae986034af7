import type {ExprNode} from 'groq-js'

import type {Matches} from '#listen/mutation-event.ts'
import {parseQuery, queryRefused} from '#query/parse-query.ts'
import {everything, forStrangers} from '#query/perspective.ts'
import {evaluateTree, requireParams} from '#query/run-query.ts'
import {withinTime} from '#query/time-limit.ts'
import {mapTree, someNode} from '#query/tree.ts'
import type {Dataset} from '#store/dataset.ts'

interface Filter {
  query: string
  params: Record<string, unknown>
  identity: string
  isMember: boolean
}

/** Every change waits for every listener. */
const limitMs = 250

/**
 * Whether one document satisfies a listener's query. Only its filter counts: the query is run on a data set of just
 * that document, its references still lead to the others that the listener may see.
 */
export function documentFilter(dataset: Dataset, {query, params, identity, isMember}: Filter): Matches {
  const parsed = parseQuery(query, params)
  requireParams(parsed, query, params)
  const tree = withoutSlices(parsed)
  const context = {params, identity, projectId: dataset.projectId, dataset: dataset.name}
  const mayTakeLong = someNode(tree, (node) => !quickNodes.has(node.type) && !isQuickCall(node))
  return (document) => {
    if (!document) return false
    const view = dataset.views.get(isMember ? everything : forStrangers)
    const only = mapTree(tree, (node) =>
      node.type === 'Everything' ? {type: 'Value', value: [document]} : undefined,
    )
    try {
      const evaluate = () => evaluateTree(view, only, {...context, now: dataset.now()}).result
      // Minding the time costs more than a usual filter does.
      const result = mayTakeLong ? withinTime(limitMs, evaluate) : evaluate()
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
    } catch (error) {
      throw queryRefused('queryError', {error, query})
    }
  }
}

const quickNodes = new Set<ExprNode['type']>([
  'AccessAttribute',
  'AccessElement',
  'And',
  'Everything',
  'Filter',
  'Group',
  'Not',
  'Or',
  'Parameter',
  'Slice',
  'This',
  'Value',
])

/** A pattern can take for ever, and so can what is done for every element of a list. */
function isQuickCall(node: ExprNode) {
  return node.type === 'OpCall'
    ? node.op !== 'match'
    : node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'defined'
}

/** `[10...20]` would hide the one document. */
function withoutSlices(tree: ExprNode): ExprNode {
  return mapTree(tree, (node) => {
    if (node.type === 'Slice') return withoutSlices(node.base)
    return node.type === 'AccessElement' ? withoutSlices(node.base) : undefined
  })
}

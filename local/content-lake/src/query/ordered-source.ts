import type {ExprNode, FilterNode, MapNode, ObjectNode, PipeFuncCallNode} from 'groq-js'

import {attributePath, someNode} from '#query/tree.ts'

/** `*[filter]`, then perhaps `{projection}`, then perhaps `| order(…)`: what a slice takes its first documents of. */
export interface OrderedSource {
  filter: FilterNode
  order: {by: PipeFuncCallNode; path: string; direction: 'asc' | 'desc'} | null
  /** The same pipeline over other documents. */
  over(documents: readonly unknown[]): ExprNode
}

/** Null where the documents are not taken from the whole data set, or in an order that no index can have. */
export function orderedSource(node: ExprNode): OrderedSource | null {
  const order = node.type === 'PipeFuncCall' && node.name === 'order' ? node : null
  const base = order ? order.base : node
  const projection = base.type === 'Map' ? base : null
  const filter = projection ? projection.base : base
  if (filter.type !== 'Filter' || filter.base.type !== 'Everything') return null
  if (someNode(filter.expr, (inner) => inner.type === 'Parent')) return null

  const over = (documents: readonly unknown[]) => {
    const value: ExprNode = {type: 'Value', value: documents}
    const projected: ExprNode = projection ? {...projection, base: value} : value
    return order ? {...order, base: projected} : projected
  }
  if (!order) return {filter, order: null, over}
  const [first] = order.args
  const by = first && direction(first)
  const path = by && (projection ? projectedPath(by.node, projection) : attributePath(by.node))
  return by && path ? {filter, order: {by: order, path, direction: by.direction}, over} : null
}

function direction(node: ExprNode): {node: ExprNode; direction: 'asc' | 'desc'} {
  if (node.type === 'Desc') return {node: node.base, direction: 'desc'}
  return {node: node.type === 'Asc' ? node.base : node, direction: 'asc'}
}

/** Which field of the document a projected field shows: `name`, or an element of a list as in `{"keys": [a, b]}`. */
function projectedPath(node: ExprNode, {expr}: MapNode): string | null {
  if (expr.type !== 'Projection' || expr.base.type !== 'This' || expr.expr.type !== 'Object') return null
  if (node.type !== 'AccessElement') return pathOf(attribute(expr.expr, attributePath(node)))
  const list = attribute(expr.expr, attributePath(node.base))
  if (list?.type !== 'Array' || list.elements.some((element) => element.isSplat)) return null
  return pathOf(list.elements[node.index]?.value)
}

function attribute(object: ObjectNode, name: string | null): ExprNode | null {
  const isPlain = object.attributes.every((candidate) => candidate.type === 'ObjectAttributeValue')
  const found = object.attributes.findLast(
    (candidate) => candidate.type === 'ObjectAttributeValue' && candidate.name === name,
  )
  return isPlain && found?.type === 'ObjectAttributeValue' ? found.value : null
}

function pathOf(node: ExprNode | null | undefined) {
  return node ? attributePath(node) : null
}

import type {ExprNode} from 'groq-js'

import type {Literal} from '#query/lookups.ts'
import type {Bound} from '#query/sorted-index.ts'
import {attributePath, conjuncts} from '#query/tree.ts'

const flipped: Record<string, '<' | '<=' | '>' | '>='> = {'<': '>', '<=': '>=', '>': '<', '>=': '<='}

/** What a filter says of one field, as far as an index in the order of that field can answer it. */
export function boundsOf(filter: ExprNode, path: string, literal: Literal): Bound[] {
  return conjuncts(filter).flatMap((conjunct) => boundOf(conjunct, path, literal) ?? [])
}

export function isBoundOf(conjunct: ExprNode, path: string, literal: Literal): boolean {
  return boundOf(conjunct, path, literal) !== null
}

function boundOf(node: ExprNode, path: string, literal: Literal): Bound | null {
  if (node.type === 'FuncCall') {
    const [first] = node.args
    const isDefined =
      node.namespace === 'global' &&
      node.name === 'defined' &&
      first !== undefined &&
      attributePath(first) === path
    return isDefined ? {operator: 'defined'} : null
  }
  if (node.type !== 'OpCall') return null
  const turned = flipped[node.op]
  if (!turned) return null
  return compared(node.left, node.right, flipped[turned]) ?? compared(node.right, node.left, turned)

  function compared(
    side: ExprNode,
    other: ExprNode,
    operator: '<' | '<=' | '>' | '>=' | undefined,
  ): Bound | null {
    const value = attributePath(side) === path ? literal(other) : undefined
    if (operator === undefined || (typeof value !== 'string' && typeof value !== 'number')) return null
    return {operator, value}
  }
}

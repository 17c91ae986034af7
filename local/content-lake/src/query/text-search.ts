import type {ExprNode, OpCallNode} from 'groq-js'

import {attributePath, mapTree} from '#query/tree.ts'
import {textAttribute} from '#store/lake-document.ts'

const words = /[\p{L}\p{N}_]+\*?/gu
const terms = /(-?)(?:"([^"]*)"|(\S+))/g

/**
 * What the evaluator lacks of full-text search: `text::query(…)` as the right side of `match`, and a whole document
 * (`@`) as its left side.
 */
export function rewriteMatch(node: OpCallNode, literal: (node: ExprNode) => unknown): ExprNode {
  const query =
    node.right.type === 'FuncCall' && node.right.namespace === 'text' ? node.right.args[0] : undefined
  const patterns = query ? patternsOf(literal(query)) : undefined
  if (patterns?.[0] === '*' && isWholeDocument(node.left)) return {type: 'Value', value: true}
  const left = mapTree(node.left, (child) =>
    child.type === 'This'
      ? {type: 'AccessAttribute', name: textAttribute}
      : isPlain(child)
        ? child
        : undefined,
  )
  return {...node, left, right: patterns ? {type: 'Value', value: patterns} : node.right}
}

/** Every pattern must be found; an excluded word (-word) is left out of the search. */
function patternsOf(query: unknown): string[] {
  if (typeof query !== 'string') return []
  if (/^[\s*]*$/.test(query)) return ['*']
  const wanted = [...query.matchAll(terms)].filter(([, minus]) => minus === '')
  return wanted.flatMap(([, , phrase, word]) => (phrase ?? word ?? '').match(words) ?? [])
}

function isWholeDocument(node: ExprNode): boolean {
  if (node.type === 'Array') return node.elements.some((element) => isWholeDocument(element.value))
  return node.type === 'This' || (node.type === 'Group' && isWholeDocument(node.base))
}

/** `a.b` holds a node for the document itself as its base, which must stay. */
function isPlain(node: ExprNode) {
  return attributePath(node) !== null
}

import type {ExprNode} from 'groq-js'

import type {Literal} from '#query/lookups.ts'
import {mapTree, someNode} from '#query/tree.ts'

/**
 * A filter with everything decided that is the same for each document: `($label == "" || label == $label)` is either
 * nothing or a comparison. What is left shows which indexes can answer it, and is the same for the same question.
 */
export function foldFilter(node: ExprNode, literal: Literal): ExprNode {
  if (node.type === 'Group') return foldFilter(node.base, literal)
  if (node.type !== 'And' && node.type !== 'Or') return foldLeaf(node, literal)
  const left = foldFilter(node.left, literal)
  const right = foldFilter(node.right, literal)
  // For a filter nothing, false and what is no boolean are the same.
  if (node.type === 'And') return isTrue(left) ? right : isTrue(right) ? left : {...node, left, right}
  if (isTrue(left) || isTrue(right)) return {type: 'Value', value: true}
  return isFalse(left) ? right : isFalse(right) ? left : {...node, left, right}
}

export function isTrue(node: ExprNode): boolean {
  return node.type === 'Value' && node.value === true
}

function isFalse(node: ExprNode): boolean {
  return node.type === 'Value' && (node.value === false || node.value === null)
}

function foldLeaf(leaf: ExprNode, literal: Literal): ExprNode {
  return mapTree(leaf, (node) => {
    // The whole data set is no value to compare with.
    if (node.type === 'Value' || node.type === 'Everything') return node
    const value = literal(node)
    return value === undefined || !staysItself(node, value) ? undefined : {type: 'Value', value}
  })
}

/** Paths, dates and the like are more to the evaluator than the text that they are written as. */
function staysItself(node: ExprNode, value: unknown): boolean {
  if (typeof value === 'boolean' || value === null || node.type === 'Parameter') return true
  return someNode(node, (inner) => inner.type === 'Everything')
}

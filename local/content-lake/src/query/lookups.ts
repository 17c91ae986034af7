import type {ExprNode, FuncCallNode, OpCallNode} from 'groq-js'

import {attributePath, conjuncts} from '#query/tree.ts'
import type {IndexName} from '#query/view.ts'
import {publishedIdOf} from '#store/document-id.ts'

export type Literal = (node: ExprNode) => unknown

/** What an index can answer of a filter: by keys known now, or by a key that each surrounding document gives. */
export type Lookup = {index: IndexName; keys: string[]} | {index: IndexName; key: ExprNode}

/** Reads from a filter which indexes hold everything it can match; each lookup alone is enough. */
export function lookupsOf(filter: ExprNode, literal: Literal): Lookup[] {
  return conjuncts(filter).flatMap((conjunct) => lookupOf(conjunct, literal) ?? [])
}

function lookupOf(node: ExprNode, literal: Literal): Lookup | null {
  if (node.type === 'OpCall') {
    if (node.op === '==')
      return equality(node.left, node.right, literal) ?? equality(node.right, node.left, literal)
    return node.op === 'in' ? membership(node, literal) : null
  }
  return node.type === 'FuncCall' ? functionLookup(node, literal) : null
}

function equality(side: ExprNode, other: ExprNode, literal: Literal): Lookup | null {
  const index = indexOf(attributePath(side))
  return index && keyed(index, other, literal)
}

function membership({left, right}: OpCallNode, literal: Literal): Lookup | null {
  const index = indexOf(attributePath(left))
  if (index) {
    const values = literal(right)
    return Array.isArray(values) && values.every(isString) ? {index, keys: values} : null
  }
  return readsReferences(right) ? keyed('reference', left, literal) : null
}

function functionLookup({namespace, name, args}: FuncCallNode, literal: Literal): Lookup | null {
  const [first] = args
  if (!first) return null
  if (namespace === 'global' && name === 'references') {
    const values = args.flatMap((argument) => literal(argument) ?? [null])
    if (values.every(isString)) return {index: 'reference', keys: values}
    return args.length === 1 ? keyed('reference', first, literal) : null
  }
  const value = literal(first)
  if (namespace !== 'sanity' || typeof value !== 'string') return null
  if (name === 'versionOf') return {index: 'group', keys: [publishedIdOf(value)]}
  return name === 'partOfRelease' ? {index: 'release', keys: [value]} : null
}

function keyed(index: IndexName, node: ExprNode, literal: Literal): Lookup | null {
  const value = literal(node)
  if (typeof value === 'string') return {index, keys: [value]}
  const key = value === undefined ? lift(node) : null
  return key && {index, key}
}

function indexOf(path: string | null): IndexName | null {
  if (path === '_id') return 'id'
  if (path === '_type') return 'type'
  if (path === 'slug.current') return 'slug'
  return path?.endsWith('._ref') ? 'reference' : null
}

/** `field[]._ref` and the like, without following a reference to another document first. */
function readsReferences(node: ExprNode): boolean {
  if (node.type === 'Group') return readsReferences(node.base)
  if (node.type !== 'Map' || attributePath(node.expr) === null) return false
  const {expr, base} = node
  return (
    expr.type === 'AccessAttribute' &&
    expr.name === '_ref' &&
    base.type === 'ArrayCoerce' &&
    attributePath(base.base) !== null
  )
}

/** The same expression as seen from one level further out, where the filter itself stands; null if it can't be. */
function lift(node: ExprNode): ExprNode | null {
  switch (node.type) {
    case 'Parent':
      return node.n === 1 ? {type: 'This'} : {...node, n: node.n - 1}
    case 'AccessAttribute': {
      const base = node.base && lift(node.base)
      return base ? {...node, base} : null
    }
    case 'AccessElement':
    case 'Deref':
    case 'Group': {
      const base = lift(node.base)
      return base && {...node, base}
    }
    default:
      return null
  }
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

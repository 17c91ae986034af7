import type {ExprNode, FuncCallNode, OpCallNode} from 'groq-js'

import {attributePath, conjuncts} from '#query/tree.ts'
import type {IndexName} from '#query/view.ts'
import {publishedIdOf} from '#store/document-id.ts'

export type Literal = (node: ExprNode) => unknown

/** What an index can answer of a filter: by keys known now, or by a key that each surrounding document gives. */
export type Lookup =
  | {index: IndexName; keys: string[]}
  | {index: IndexName; key: ExprNode}
  /** Documents of one type by the value of any field. */
  | {type: string; path: string; values: (string | number)[]}
  /** What either of them finds. */
  | {either: [Lookup, Lookup]}

/** Reads from a filter which indexes hold everything it can match; each lookup alone is enough. */
export function lookupsOf(filter: ExprNode, literal: Literal): Lookup[] {
  const all = conjuncts(filter)
  const found = all.flatMap((conjunct) => lookupOf(conjunct, literal) ?? [])
  const [type, ...more] = found.flatMap((lookup) => typeAsked(lookup) ?? [])
  if (type === undefined || more.length > 0) return found
  return all.flatMap((conjunct) => lookupOf(conjunct, literal, type) ?? [])
}

function typeAsked(lookup: Lookup): string | null {
  if (!('keys' in lookup) || lookup.index !== 'type') return null
  const [only, ...more] = lookup.keys
  return only !== undefined && more.length === 0 ? only : null
}

function lookupOf(node: ExprNode, literal: Literal, type?: string): Lookup | null {
  if (node.type === 'Group') return lookupOf(node.base, literal, type)
  if (node.type === 'Or')
    return eitherOf(lookupOf(node.left, literal, type), lookupOf(node.right, literal, type))
  if (node.type === 'OpCall') {
    const {left, op, right} = node
    const field = type === undefined ? null : fieldLookup(node, literal, type)
    if (op === '==') return equality(left, right, literal) ?? equality(right, left, literal) ?? field
    return op === 'in' ? (membership(node, literal) ?? field) : null
  }
  return node.type === 'FuncCall' ? functionLookup(node, literal) : null
}

/** Both sides have to be found by an index, and to be more than a type. */
function eitherOf(left: Lookup | null, right: Lookup | null): Lookup | null {
  return left !== null && right !== null && isNarrow(left) && isNarrow(right) ? {either: [left, right]} : null
}

function isNarrow(lookup: Lookup): boolean {
  return 'either' in lookup || 'values' in lookup || ('keys' in lookup && lookup.index !== 'type')
}

function fieldLookup({left, op, right}: OpCallNode, literal: Literal, type: string): Lookup | null {
  const path = attributePath(left)
  if (path === null || path === '_type' || path.endsWith('._ref')) return null
  const value = literal(right)
  const values = op === 'in' ? value : [value]
  return Array.isArray(values) && values.every(isKey) ? {type, path, values} : null
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
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

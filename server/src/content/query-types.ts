import {referencedTypes} from '@bfl/schemas/domain/referenced-types'
import {type ExprNode, parse} from 'groq-js'

import type {ContentTypes} from '#content/content-revision.ts'

const known = new Map<string, ContentTypes>()

/**
 * Which types of documents can change the answer of a query: those that its filters name, and where it follows references,
 * whatever can be referred to. A query that reads documents without naming their type depends on everything.
 */
export function typesOfQuery(query: string): ContentTypes {
  const types = known.get(query) ?? readTypes(query)
  known.set(query, types)
  return types
}

function readTypes(query: string): ContentTypes {
  try {
    const types = new Set<string>()
    return isBounded(parse(query, {params: anyParams(query)}), types) ? types : 'everything'
  } catch {
    // A newer GROQ than ours: still answered, only kept less long.
    return 'everything'
  }
}

// A range of a list is only understood with numbers in it; which ones does not matter here.
function anyParams(query: string): Record<string, number> {
  return Object.fromEntries([...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, 0]))
}

/** Collects types into `types`; false as soon as documents of any type are read. */
function isBounded(node: unknown, types: Set<string>): boolean {
  if (Array.isArray(node)) return node.every((part) => isBounded(part, types))
  if (typeof node !== 'object' || node === null) return true
  if (isFilterOfEverything(node)) {
    const named = typesNamedBy(node.expr)
    if (named === null) return false
    for (const type of named) types.add(type)
    return isBounded(node.expr, types)
  }
  if ('type' in node && node.type === 'Everything') return false
  if ('type' in node && node.type === 'Deref') for (const type of referencedTypes) types.add(type)
  return Object.values(node).every((part) => isBounded(part, types))
}

function isFilterOfEverything(node: object): node is {expr: ExprNode} {
  if (!('type' in node && node.type === 'Filter' && 'base' in node && 'expr' in node)) return false
  const {base} = node
  return typeof base === 'object' && base !== null && 'type' in base && base.type === 'Everything'
}

/** The types that a condition lets through; null where it lets through any. */
function typesNamedBy(condition: ExprNode): readonly string[] | null {
  if (condition.type === 'Group') return typesNamedBy(condition.base)
  if (condition.type === 'And') return typesNamedBy(condition.left) ?? typesNamedBy(condition.right)
  if (condition.type === 'Or') {
    const sides = [typesNamedBy(condition.left), typesNamedBy(condition.right)]
    return sides.some((side) => side === null) ? null : sides.flatMap((side) => side ?? [])
  }
  if (condition.type !== 'OpCall') return null
  const {left, op, right} = condition
  if (left.type !== 'AccessAttribute' || left.name !== '_type' || left.base !== undefined) return null
  if (op === '==') return textsOf([right])
  return op === 'in' && right.type === 'Array' ? textsOf(right.elements.map(({value}) => value)) : null
}

function textsOf(values: readonly ExprNode[]): string[] | null {
  const texts = values.flatMap((value) =>
    value.type === 'Value' && typeof value.value === 'string' ? [value.value] : [],
  )
  return texts.length === values.length ? texts : null
}

import {evaluateSync} from 'groq-js'
import type {ExprNode} from 'groq-js'

import {boundsOf, isBoundOf} from '#query/bounds.ts'
import {foldFilter, isTrue} from '#query/fold.ts'
import type {Literal} from '#query/lookups.ts'
import {orderedSource} from '#query/ordered-source.ts'
import type {OrderedSource} from '#query/ordered-source.ts'
import type {Bound, SortedIndex} from '#query/sorted-index.ts'
import {attributePath, conjuncts} from '#query/tree.ts'
import type {View} from '#query/view.ts'
import type {LakeDocument} from '#store/lake-document.ts'

interface Surroundings {
  view: View
  literal: Literal
}

interface Selection {
  index: SortedIndex
  bounds: Bound[]
}

/** Functions whose answer depends on the document at hand alone. */
const plainFunctions = ['coalesce', 'count', 'defined', 'length', 'lower', 'upper']
const plainOperators = ['==', '!=', 'in']

/**
 * How many documents match, without looking at them: `count(*[_type == "event" && date <= $now && isOpen == true])` is a
 * range of an index that holds the open events alone.
 */
export function countSelected(filter: ExprNode, surroundings: Surroundings): number | null {
  const folded = foldFilter(filter, surroundings.literal)
  const path =
    conjuncts(folded)
      .map(comparedPath)
      .find((found) => found !== null) ?? '_id'
  const selection = select(folded, path, surroundings)
  return selection && selection.index.count(selection.bounds)
}

/** Any page of an ordered list, however far from its begin, at the cost of that page. */
export function sliceSelected(node: ExprNode, surroundings: Surroundings): ExprNode | null {
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return null
  const source = orderedSource(node.base)
  if (source?.order === undefined || source.order === null) return null
  const {by, direction, path} = source.order
  const selection = select(foldFilter(source.filter.expr, surroundings.literal), path, surroundings)
  if (selection === null) return null
  const end = node.right + (node.isInclusive ? 1 : 0)
  const isFinal = by.args.length === 1
  const {documents, skipped} = selection.index.page(selection.bounds, {
    direction,
    from: node.left,
    to: Math.max(end, node.left),
    isFinal,
  })
  return {...node, left: node.left - skipped, right: node.right - skipped, base: over(source, documents)}
}

function over(source: OrderedSource, documents: readonly LakeDocument[]): ExprNode {
  return source.over(documents)
}

function select(filter: ExprNode, path: string, {view, literal}: Surroundings): Selection | null {
  const all = conjuncts(filter).filter((conjunct) => !isTrue(conjunct))
  const type = all.map(typeAsked).find((found) => found !== null)
  if (type === undefined || type === null) return null
  const kept = all.filter((conjunct) => typeAsked(conjunct) !== type && !isBoundOf(conjunct, path, literal))
  if (!kept.every(isPlain)) return null
  const index = view.selected({
    type,
    path,
    condition: JSON.stringify(kept),
    matches: (document) => kept.every((conjunct) => holds(conjunct, document)),
  })
  return {index, bounds: boundsOf(filter, path, literal)}
}

function holds(conjunct: ExprNode, document: LakeDocument): boolean {
  const base: ExprNode = {type: 'Value', value: [document]}
  const found: unknown = evaluateSync({type: 'Filter', base, expr: conjunct}).data
  return Array.isArray(found) && found.length === 1
}

function typeAsked(node: ExprNode): string | null {
  if (node.type !== 'OpCall' || node.op !== '==' || attributePath(node.left) !== '_type') return null
  return node.right.type === 'Value' && typeof node.right.value === 'string' ? node.right.value : null
}

function comparedPath(node: ExprNode): string | null {
  if (node.type !== 'OpCall' || !['<', '<=', '>', '>='].includes(node.op)) return null
  return attributePath(node.left) ?? attributePath(node.right)
}

/** Comparisons with a moment are left to bounds: an index for each moment that somebody asks at would be kept for nobody. */
function isPlain(node: ExprNode): boolean {
  switch (node.type) {
    case 'Value':
      return true
    case 'AccessAttribute':
      return attributePath(node) !== null
    case 'And':
    case 'Or':
      return isPlain(node.left) && isPlain(node.right)
    case 'OpCall':
      return plainOperators.includes(node.op) && isPlain(node.left) && isPlain(node.right)
    case 'Not':
    case 'Group':
      return isPlain(node.base)
    case 'FuncCall':
      return node.namespace === 'global' && plainFunctions.includes(node.name) && node.args.every(isPlain)
    default:
      return false
  }
}

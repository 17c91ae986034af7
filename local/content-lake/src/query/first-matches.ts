import type {ExprNode} from 'groq-js'

import {boundsOf} from '#query/bounds.ts'
import {lookupsOf} from '#query/lookups.ts'
import type {Literal, Lookup} from '#query/lookups.ts'
import {orderedSource} from '#query/ordered-source.ts'
import type {OrderedSource} from '#query/ordered-source.ts'
import type {View} from '#query/view.ts'
import type {LakeDocument} from '#store/lake-document.ts'

interface Surroundings {
  view: View
  literal: Literal
  precise(lookups: readonly Lookup[]): {documents: readonly LakeDocument[]; isPrecise: boolean} | undefined
  /** Those of the documents that satisfy the filter. */
  matches(documents: readonly LakeDocument[], filter: ExprNode): unknown[]
}

const smallestChunk = 16

/**
 * The first so many of an ordered list, `*[…] | order(field)[0...n]`: walks an index that is in that order already and
 * stops once enough documents match, instead of sorting all.
 */
export function takeFirst(node: ExprNode, surroundings: Surroundings): ExprNode | undefined {
  const needed = countNeeded(node)
  if (needed === null || (node.type !== 'Slice' && node.type !== 'AccessElement')) return undefined
  const source = orderedSource(node.base)
  const groups = source && walk(source, surroundings)
  if (!groups) return undefined
  return {...node, base: source.over(collect(groups, {needed, filter: source.filter.expr, surroundings}))}
}

function countNeeded(node: ExprNode): number | null {
  if (node.type === 'AccessElement') return node.index >= 0 ? node.index + 1 : null
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return null
  return node.right + (node.isInclusive ? 1 : 0)
}

function walk(
  {filter, order}: OrderedSource,
  {view, literal, precise}: Surroundings,
): Iterable<readonly LakeDocument[]> | null {
  const lookups = lookupsOf(filter.expr, literal)
  const best = precise(lookups)
  if (!order) return best ? best.documents.values().map((document) => [document]) : null
  const type = lookups.find((lookup) => 'keys' in lookup && lookup.index === 'type')
  const [only, ...more] = type && 'keys' in type ? new Set(type.keys) : []
  if (only === undefined || more.length > 0) return null
  if (best?.isPrecise && best.documents.length < view.lookUp('type', only).length / 4) return null
  const bounds = boundsOf(filter.expr, order.path, literal)
  const groups = view.sorted(only, order.path).groups(order.direction, bounds)
  // Documents with equal values are in the order of their ids already: with no other wish they may be cut apart.
  return order.by.args.length === 1
    ? groups.flatMap((group) => group.values().map((document) => [document]))
    : groups
}

function collect(
  groups: Iterable<readonly LakeDocument[]>,
  {needed, filter, surroundings}: {needed: number; filter: ExprNode; surroundings: Surroundings},
) {
  let found: unknown[] = []
  let chunk: LakeDocument[] = []
  let size = Math.max(smallestChunk, needed)
  for (const group of groups) {
    for (const document of group) chunk.push(document)
    if (chunk.length < size) continue
    found = found.concat(surroundings.matches(chunk, filter))
    if (found.length >= needed) return found
    chunk = []
    size *= 2
  }
  return chunk.length > 0 ? found.concat(surroundings.matches(chunk, filter)) : found
}

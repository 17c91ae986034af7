import {Double, Long, ObjectId, type Document} from 'mongodb'

/** Documents, filters and updates over few names and values, so that they meet often. The same seed gives the same. */
export interface Random {
  below(limit: number): number
  document(): Document
  filter(): Document
  update(): Document
}

const names = ['a', 'b', 'c']
const paths = ['a', 'b', 'c', 'a.x', 'b.y', 'a.0', 'c.z']
const scalars: readonly unknown[] = [
  0,
  1,
  2,
  3,
  'a',
  'b',
  null,
  true,
  new Date(5),
  new ObjectId('000000000000000000000001'),
  Long.fromNumber(2),
  new Double(1),
  Number.NaN,
]

export function createRandom(seed: number): Random {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const pick = <T>(choices: readonly T[]) => choices.at(below(choices.length))
  const scalar = () => pick(scalars)
  const path = () => pick(paths) ?? 'a'

  function value(depth = 0): unknown {
    const kind = below(10)
    if (kind < 5 || depth > 1) return scalar()
    if (kind < 8) return Array.from({length: below(4)}, () => value(depth + 1))
    return Object.fromEntries(Array.from({length: below(3)}, () => [pick(['x', 'y', 'z']), value(depth + 1)]))
  }

  function condition(): unknown {
    const conditions: readonly (() => unknown)[] = [
      () => value(1),
      () => value(1),
      () => ({$gt: scalar()}),
      () => ({$gte: scalar()}),
      () => ({$lt: scalar()}),
      () => ({$lte: value(2)}),
      () => ({$gt: below(3), $lt: below(4)}),
      () => ({$gte: below(3), $lte: below(4)}),
      () => ({$in: [value(1), scalar(), scalar()]}),
      () => ({$nin: [scalar(), value(1)]}),
      () => ({$ne: value(1)}),
      () => ({$exists: below(2) === 1}),
      () => ({$size: below(3)}),
      () => ({$type: pick(['number', 'string', 'array', 'object', 'null', 'date'])}),
      () => ({$all: [value(1), scalar()].slice(below(2))}),
      () => ({$elemMatch: {[pick(['x', 'y']) ?? 'x']: scalar()}}),
      () => ({$not: {$gt: scalar()}}),
    ]
    return pick(conditions)?.()
  }

  const conditions = () => Object.fromEntries(Array.from({length: 1 + below(2)}, () => [path(), condition()]))

  return {
    below,
    document: () => Object.fromEntries(names.filter(() => below(5) > 0).map((name) => [name, value()])),
    filter() {
      const kind = below(8)
      if (kind === 0) return {$or: [conditions(), conditions()]}
      if (kind === 1) return {$nor: [conditions()]}
      return kind === 2 ? {$and: [conditions(), conditions()]} : conditions()
    },
    update() {
      const [operator = '$set', operand] =
        pick<[string, unknown]>([
          ['$set', value()],
          ['$unset', 1],
          ['$push', value()],
          ['$max', scalar()],
          ['$addToSet', value()],
          ['$pull', scalar()],
          ['$inc', 0.5],
        ]) ?? []
      return {[operator]: {[path()]: operand}}
    },
  }
}

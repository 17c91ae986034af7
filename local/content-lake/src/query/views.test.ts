import {expect, test} from 'vitest'

import {randomId} from '#random-id.ts'
import {openDataset} from '#store/dataset.ts'
import type {Dataset} from '#store/dataset.ts'
import {openDatabase} from '#store/open-database.ts'
import {asMember} from '#testing/open-test-dataset.ts'

const queries = [
  '*',
  '*[_type == "a"]{_id, _originalId, n}',
  '*[_type == "a"] | order(n desc)[0...5]{_id, n}',
  '*[_type == "b"] | order(n)[0...4]{_id, n, "to": to->n}',
  '*[references("x1")]._id',
  '*[slug.current == "s2"]{_id}',
  '*[sanity::versionOf("x2")]._id',
]
const perspectives = ['raw', 'published', 'drafts', ['r1', 'drafts'], ['r2', 'r1']]

test('after any changes every view is what it would be if it were built anew', () => {
  const database = openDatabase(':memory:')
  const open = () => openDataset({database, name: 'd', projectId: 'p', now: () => new Date(), randomId})
  const followed = open()
  const random = seeded(42)
  answers(followed)
  for (let round = 0; round < 40; round += 1) {
    for (let change = 0; change < 10; change += 1) changeSomething(followed, random)
    expect(answers(followed)).toEqual(answers(open()))
  }
  expect(followed.documents.size).toBeGreaterThan(10)
  database.close()
})

function answers(dataset: Dataset) {
  const seen = perspectives.flatMap((perspective) =>
    queries.map((query) => [perspective, query, dataset.query(query, {}, {...asMember, perspective}).result]),
  )
  const strangers = queries.map((query) => dataset.query(query, {}, {...asMember, viewer: null}).result)
  return [...seen, ...strangers]
}

function changeSomething(dataset: Dataset, random: () => number) {
  const prefix = ['', '', 'drafts.', 'versions.r1.', 'versions.r2.'][Math.floor(random() * 5)] ?? ''
  const _id = `${prefix}x${Math.floor(random() * 8)}`
  if (random() < 0.25) {
    dataset.mutate([{delete: {id: _id}}], {viewerId: 'ada'})
    return
  }
  const document = {
    _id,
    _type: random() < 0.6 ? 'a' : 'b',
    n: [1, 2, 'text', true, null, 3][Math.floor(random() * 6)],
    slug: {current: `s${Math.floor(random() * 4)}`},
    to: {_ref: `x${Math.floor(random() * 8)}`, _weak: true},
    ...(random() < 0.1 && {_system: {delete: true}}),
  }
  dataset.mutate([{createOrReplace: document}], {viewerId: 'ada'})
}

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

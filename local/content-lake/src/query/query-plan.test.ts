import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'

import {runQuery} from '#query/run-query.ts'
import type {Dataset} from '#store/dataset.ts'
import {asMember, openTestDataset} from '#testing/open-test-dataset.ts'

const params = {
  now: '2026-06-15T00:00:00Z',
  slug: 'event-7',
  id: 'event-7',
  ids: ['event-3', 'event-5', 'none'],
  club: 'club-1',
  from: 2,
  isOpen: false,
  empty: '',
  unset: null,
  to: 6,
}

const card = `{_id, "slug": slug.current, date, "club": club->{name, "home": town->name}}`

/** Each names documents so that an index holds them. */
const indexed = [
  `*[_id == $id][0]`,
  `*[_id in $ids]${card}`,
  `*[_type == "event" && slug.current == $slug][0]${card}`,
  `*[slug.current in ["event-1", "event-2"]]._id`,
  `*[references($club)] | order(_id)[0...3]._id`,
  `count(*[_type == "event" && club._ref == "club-0" && rank == 0])`,
  `*[_type == "event" && date <= $now] | order(date desc)[0...5]${card}`,
  `*[_type == "event" && date <= $now] | order(date desc, _id asc)[$from...$to]${card}`,
  `*[_type == "event" && defined(date)] | order(date asc)[0..2]${card}`,
  `*[_type == "event" && date > "2026-03-01T00:00:00Z"] | order(date asc)[0]${card}`,
  `*[_type == "event"] | order(rank desc)[0...4]._id`,
  `*[_type == "event" && title == "Event 7"]._id`,
  `*[_type == "event" && title in ["Event 7", "Event 8", "none"]]._id`,
  `*[_type == "event" && (title == "Event 7" || slug.current == "event-8")] | order(_id asc)[0]${card}`,
  `count(*[_type == "event"])`,
  `count(*[_type == "event" && defined(slug.current) && date <= $now])`,
  `count(*[_type == "event" && defined(title) && rank == 2])`,
  `*[_type == "event" && defined(slug.current) && date <= $now && ($slug == "" || rank != 9)]
    | order(date desc, coalesce(rank, 0) desc, _id asc)[100...105]${card}`,
  `*[_type == "event" && coalesce(isOpen, false) == $isOpen && date <= $now] | order(date asc)[150..152]._id`,
  `*[_id == "club-1"][0]{name, "latest": *[_type == "event" && club._ref == ^._id] | order(date desc)[0...2]._id}`,
  `*[_type == "event" && slug.current == $slug]{"others": *[references(^.club._ref) && _id != ^._id] | order(_id)[0...3]._id}`,
  `*[_id == "event-4"]{"again": *[_id == ^._id][0].title, "got": documents::get(club).name}`,
  `*[_id == $id]{"club": *[_id == ^.club._ref][0]{name}}`,
  `*[_type == "event"]{date, "club": *[_id == ^.club._ref][0].name} | order(date)[0...3]`,
  `*[sanity::versionOf("event-9")]._id`,
  `*["club-2" in sponsors[]._ref] | order(_id)[0...2]._id`,
  `*[_type == "event" && club._ref in *[_type == "club" && name == "Club 2"]._id && slug.current == "event-2"]._id`,
]

/** As the Studio asks for the documents of a list. */
const studioList = `*[_type in $types && ([@, _id] match text::query($search) || references($search)) && _type == "event"]
  {_id, _type, "orderings": [date, rank]} | order(orderings[0] desc)[0...$to]`

/** Right with or without an index. */
const others = [
  `*[_type == "event"] | order(date desc, _id)[3...9]._id`,
  `*[_type == "event" && date < $now && rank > 1] | order(date)[0...40]._id`,
  `*[_type == "event" && !(date <= $now)] | order(date desc)[0...10]._id`,
  `*[_type == "event" && (slug.current == "event-1" || rank == 2)]._id`,
  `*[_type == "event" && "2026-03-01" < date && date <= "2026-05-01"] | order(date desc)[0...30]{_id, date}`,
  `*[_type == "event" && date == null] | order(date asc)[0...5]._id`,
  `*[_type in ["event", "club"] && name match "Club*"] | order(name)[0...3]._id`,
  `*[_type == "club"]{_id, "n": count(*[_type == "event" && references(^._id)])} | order(n desc, _id)[0...3]`,
  `*[club->name == "Club 1"] | order(date desc)[0...3]._id`,
  `*[_type == "club"] | order(name)[1..2]{"races": *[^._id == club._ref && rank in [0, 1]] | order(rank, _id)[0...2]._id}`,
  `*[_type == "event" && missing._ref == ^.nothing][0...2]._id`,
  `*[_type == "event"]{"same": *[_type == "event" && slug.current == ^.slug.current]._id}[0...3]`,
  `*[_type == "event" && club._ref in ["club-1", null]] | order(_id)[0...3]._id`,
  `*[_type == $missingType || _id == "club-0"]._id`,
  `*[][2]._id`,
  `*[_type == "event" && rank == 2 && date <= $now] | order(date desc, _id)[3...20]._id`,
  `*[_type == "event" && date <= $now] | order(rank desc, _id)[7...31]._id`,
  `*[_type == "event"] | order(rank asc)[7...31]._id`,
  `*[_type == "event"] | order(rank desc)[7...31]._id`,
  `*[_type == "event"] | order(rank desc)[9...4]._id`,
  `*[_type == "event"] | order(date desc)[90...400]._id`,
  `*[_type == "event"] | order(date asc, rank desc)[90..200]{_id, date}`,
  `*[_type == "event" && ($empty == "" || title == $empty) && ($unset == null || rank == $unset)] | order(title)[0...99]._id`,
  `count(*[_type == "event" && !(rank in [1, 2]) && defined(club)])`,
  `count(*[_type == "event" && (rank == 1 || defined(club)) && date > "2026-02-01"])`,
  `count(*[_type == "event" && _type == "club"])`,
  `count(*[_type == "event" && club._ref in *[_type == "club" && (name == "Club 1" || slug.current == "x")]._id])`,
  `count(*[_type == "event" && ("s" || false)])`,
  `*[_type == "event" && (title == "Event 3" || _type == "club")]._id`,
  `*[_type == "event" && (title == "Event 3" || rank == 2 && date == null)]._id`,
  `*[_type == "event" && rank == "2"]._id`,
  `*[_type == "event" && title == null] | order(_id)[0...3]._id`,
  `*[_type == "event" && rank in [null, 2]] | order(_id)[0...3]._id`,
  `{"some": *[_type == "event" && date <= $now] | order(date desc)[2...5]{_id}, "all": count(*[_type == "event" && date <= $now])}`,
  `*[_type == "event"]{"title": date, "date": title} | order(date desc)[0...3]`,
  `*[_type == "event"]{_id, "at": date, "keys": [rank, date]} | order(keys[1] desc)[1...4]`,
  `*[_type == "event"]{..., "date": title} | order(date desc)[0...3]._id`,
]

function fill(dataset: Dataset, races: number) {
  const clubs = Array.from({length: 3}, (_, index) => ({
    create: {_id: `club-${index}`, _type: 'club', name: `Club ${index}`},
  }))
  const raceDocuments = Array.from({length: races}, (_, index) => ({create: aRace(index)}))
  dataset.mutate([...clubs, ...raceDocuments], {viewerId: 'ada'})
}

/** The first ten races of each club are its only ones, however many races there are. */
function aRace(index: number) {
  const reference = (id: string) => ({_type: 'reference', _ref: id})
  const day = new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString()
  return {
    _id: `event-${index}`,
    _type: 'event',
    title: `Event ${index}`,
    slug: {_type: 'slug', current: `event-${index}`},
    ...(index % 11 === 3 ? {} : {date: day}),
    rank: index % 5,
    ...(index < 30 && {
      club: reference(`club-${index % 3}`),
      sponsors: [reference(`club-${(index + 1) % 3}`)],
    }),
  }
}

function ask(dataset: Dataset, query: string) {
  return dataset.query(query, {...params, missingType: 'none'}, asMember)
}

test('an indexed query looks at no more documents when the data set grows', () => {
  const small = openTestDataset()
  const large = openTestDataset()
  fill(small, 300)
  fill(large, 3000)
  for (const query of indexed) {
    const few = ask(small, query).visited
    const many = ask(large, query).visited
    expect({query, few, many, isBounded: many <= few && few < 75}).toMatchObject({isBounded: true})
  }
})

test('an index changes no answer, nor does a write between two questions', () => {
  const dataset = openTestDataset()
  fill(dataset, 120)
  expect(indexedAnswers(dataset)).toEqual(plainAnswers(dataset))
  dataset.mutate(
    [
      {
        patch: {
          id: 'event-5',
          set: {date: '2026-12-31T00:00:00.000Z', 'slug.current': 'moved'},
          unset: ['club'],
        },
      },
      {patch: {id: 'event-8', set: {date: 17, 'club._ref': 'club-1'}}},
      {delete: {id: 'event-7'}},
      {create: {...aRace(7), _id: 'event-7b', date: '2026-01-01T00:00:00.000Z'}},
      {create: {_id: 'club-9', _type: 'club', name: 'Club 9'}},
    ],
    {viewerId: 'ada'},
  )
  expect(indexedAnswers(dataset)).toEqual(plainAnswers(dataset))
})

/** Those that the evaluator can answer alone. */
const comparable = [...indexed, ...others].filter((query) => !query.includes('documents::'))

function indexedAnswers(dataset: Dataset) {
  return comparable.map((query) => ({query, result: ask(dataset, query).result}))
}

function plainAnswers(dataset: Dataset) {
  const documents = [...dataset.documents.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  const all = {...params, missingType: 'none'}
  return comparable.map((query) => ({
    query,
    result: toJS(evaluateSync(parse(query, {params: all}), {dataset: documents, params: all})),
  }))
}

test('the Studio’s list of documents walks an index too', () => {
  const [small, large] = [openTestDataset(), openTestDataset()]
  fill(small, 300)
  fill(large, 3000)
  const list = (dataset: Dataset) =>
    dataset.query(studioList, {types: ['event'], search: '', to: 5}, {...asMember, perspective: 'drafts'})
  expect(list(small).result).toHaveLength(5)
  expect(list(large).visited).toBe(list(small).visited)
})

test('a query that names a missing document or type finds nothing and looks at nothing', () => {
  const dataset = openTestDataset()
  fill(dataset, 100)
  expect(dataset.query('*[_id == "none"]', {}, asMember)).toMatchObject({result: [], visited: 0})
  expect(dataset.query('*[_type == "none" && a == 1]', {}, asMember)).toMatchObject({result: [], visited: 0})
})

test('no answer shares anything that can be changed with the stored documents', () => {
  const dataset = openTestDataset()
  fill(dataset, 3)
  const {result} = dataset.query('*[_id == "club-0"][0]', {}, asMember)
  expect(() => Object.assign(result ?? {}, {name: 'Changed'})).toThrow(TypeError)
  const everything = dataset.query('*', {}, asMember).result
  expect(() => Array.isArray(everything) && everything.pop()).toThrow(TypeError)
})

test('a query that compares everything with everything is ended before it blocks the others for long', () => {
  const dataset = openTestDataset()
  fill(dataset, 3000)
  const context = {params: {}, identity: '', now: new Date(), projectId: 'p', dataset: 'd'}
  const started = performance.now()
  for (const query of [
    '*[count(*[rank != ^.rank]) > 0]',
    '*[_type == "event"]{"n": count(*[_type == "event" && rank != ^.rank])}',
    // One regular expression, in which nothing of ours gets a turn.
    `"${'a'.repeat(3000)}" match "${'*a'.repeat(12)}*b"`,
    `array::compact(["${'a.'.repeat(60)}"])[@ in path("${'**.'.repeat(30)}x")]`,
  ]) {
    expect(() => runQuery(dataset.views.raw, query, context, 50)).toThrow('longer than 50 ms')
  }
  expect(performance.now() - started).toBeLessThan(2000)
})

test('text::query finds documents by any of their text, and * finds all', () => {
  const dataset = openTestDataset()
  fill(dataset, 4)
  const find = (text: string) =>
    dataset.query('*[_type == "event" && [@, _id] match text::query($text)]._id', {text}, asMember).result
  expect(find('Even* 2')).toEqual(['event-2'])
  expect(find('*')).toHaveLength(4)
  expect(find('')).toHaveLength(4)
  expect(find('nowhere')).toEqual([])
  expect(find('event-1')).toEqual(['event-1'])
})

test('incoming references are counted from the index', () => {
  const dataset = openTestDataset()
  fill(dataset, 6)
  const query = '*[_type == "club"] | order(_id){"n": documents::incomingRefCount()}'
  expect(dataset.query(query, {}, asMember).result).toEqual([{n: 4}, {n: 4}, {n: 4}])
})

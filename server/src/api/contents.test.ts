import {
  getAthlete,
  getAthleteStats,
  getRaceResult,
  getRaceResultStats,
  getWomenStory,
  getWomenStoryStats,
  listAthletes,
  listFeaturedAthletes,
  listFeaturedRaceResults,
  listFeaturedWomenStories,
  listLatestRaceResults,
  listRaceCategories,
  listRaceResults,
  listRaceResultsOfCategory,
  listWomenStories,
  listWomenStoriesOfCategory,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
const ids = (entries: readonly {id: number | null}[]) => entries.map(({id}) => id)
const text = (words: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 'b', text: words, marks: []}],
  },
]

beforeAll(async () => {
  newsroom = await startNewsroom()
  const {client} = newsroom.lake
  const file = await client.assets.upload('file', Buffer.from('place,name\n1,Faith\n'), {
    filename: 'Matokeo – 2026.csv',
  })
  const athlete = {_type: 'athlete', title: 'Marathon, Iten', description: 'Runs early.'}
  const woman = {_type: 'womenStory', title: 'First', description: 'She led.', status: 'active'}
  const result = {
    _type: 'raceResult',
    file: {_type: 'file', asset: {_type: 'reference', _ref: file._id}},
    category: {_type: 'reference', _ref: 'road'},
  }
  const documents: {_id: string; _type: string; [field: string]: unknown}[] = [
    {_id: 'athlete-1', ...athlete, number: 1, name: 'Faith Kiprop', order: 2, featured: true, active: false},
    {
      _id: 'athlete-2',
      ...athlete,
      number: 2,
      name: 'José Ng’eno',
      order: 1,
      badge: 'World record',
      badgeColor: 'gold',
      bio: text('Born in Iten.'),
    },
    {_id: 'athlete-3', ...athlete, number: 3, name: 'No place'},
    {
      _id: 'road',
      _type: 'raceCategory',
      name: 'Road race',
      slug: {_type: 'slug', current: 'road-race'},
      order: 1,
    },
    {_id: 'track', _type: 'raceCategory', name: 'Track', slug: {_type: 'slug', current: 'track'}, order: 2},
    {
      _id: 'result-1',
      ...result,
      number: 1,
      title: 'Eldoret City Marathon',
      description: 'All finishers.',
      raceDate: '2026-04-19',
      location: 'Eldoret, Kenya',
      isFeatured: true,
    },
    {_id: 'result-2', ...result, number: 2, title: 'Athletics Day', raceDate: '2026-05-01'},
    {
      _id: 'result-3',
      ...result,
      number: 3,
      title: 'Birthday Mile',
      raceDate: '2026-05-01',
      category: {_type: 'reference', _ref: 'track'},
    },
    {
      _id: 'woman-1',
      ...woman,
      number: 1,
      name: 'Rôba',
      order: 2,
      featured: true,
      icon: 'trophy',
      categoryLabel: 'Track and field',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      storyContent: text('The whole story.'),
    },
    {_id: 'woman-2', ...woman, number: 2, name: 'Achieng', order: 1},
    {_id: 'woman-3', ...woman, number: 3, name: 'Hidden', order: 0, featured: true, status: 'inactive'},
  ]
  const transaction = client.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit()
}, 60_000)
afterAll(() => newsroom[Symbol.asyncDispose]())

test('athletes are listed in their order, found, featured and counted', async () => {
  const {data, meta} = await newsroom.call(listAthletes)
  expect(ids(data)).toEqual([2, 1, 3])
  expect(meta).toEqual({current_page: 1, last_page: 1, per_page: 12, total: 3})
  expect(ids((await newsroom.call(listAthletes, {query: {page: '2', per_page: '2'}})).data)).toEqual([3])
  await eventually(async () => {
    expect(ids((await newsroom.call(listAthletes, {query: {search: 'jose ngeno'}})).data)).toEqual([2])
  })
  expect(ids((await newsroom.call(listFeaturedAthletes)).data)).toEqual([1])
  expect((await newsroom.call(getAthleteStats)).data).toEqual({total: 3, active: 2, featured: 1})
})

test('an athlete says everything that there is of them', async () => {
  expect((await newsroom.call(getAthlete, {params: {id: '2'}})).data).toEqual({
    id: 2,
    name: 'José Ng’eno',
    title: 'Marathon, Iten',
    description: 'Runs early.',
    bio: '<p>Born in Iten.</p>',
    image_url: null,
    badge: 'World record',
    badge_color: 'gold',
    active: true,
    featured: false,
  })
  expect(await newsroom.refusal(getAthlete, {params: {id: '9'}})).toMatchObject({
    message: 'Athlete not found',
  })
})

test('race results are filtered by category, featured, days and text, and sorted', async () => {
  const list = async (query: Record<string, string>) =>
    ids((await newsroom.call(listRaceResults, {query})).data)
  expect(await list({})).toEqual([3, 2, 1])
  expect(await list({category: 'Road race'})).toEqual([2, 1])
  expect(await list({category: 'track'})).toEqual([3])
  expect(await list({category: 'None'})).toEqual([])
  expect(await list({featured: '1'})).toEqual([1])
  expect(await list({date_from: '2026-05-01'})).toEqual([3, 2])
  expect(await list({date_from: '2026-04-19', date_to: '2026-04-19'})).toEqual([1])
  expect(await list({page: '2', per_page: '2'})).toEqual([1])
  expect(await list({sort_by: 'title'})).toEqual([2, 3, 1])
  expect(await list({sort_by: 'title', sort_order: 'desc'})).toEqual([1, 3, 2])
  expect(await list({sort_by: 'number', sort_order: 'asc'})).toEqual([1, 2, 3])
  expect(await list({sort_by: 'race_date', sort_order: 'asc'})).toEqual([1, 3, 2])
  await eventually(async () => expect(await list({search: 'eldoret'})).toEqual([1]))
  expect(await list({search: 'kenya day', sort_by: 'number'})).toEqual([])
  expect(ids((await newsroom.call(listFeaturedRaceResults)).data)).toEqual([1])
  expect(ids((await newsroom.call(listLatestRaceResults, {query: {limit: '1'}})).data)).toEqual([3])
  const road = await newsroom.call(listRaceResultsOfCategory, {params: {category: 'road-race'}})
  expect(ids(road.data)).toEqual([2, 1])
  expect(road.meta).toMatchObject({per_page: 15, total: 2})
})

test('a race result says everything that there is of it', async () => {
  const {data} = await newsroom.call(getRaceResult, {params: {id: '1'}})
  expect(data).toEqual({
    id: 1,
    title: 'Eldoret City Marathon',
    description: 'All finishers.',
    category: 'Road race',
    race_date: '2026-04-19',
    formatted_date: 'April 19, 2026',
    location: 'Eldoret, Kenya',
    file_type: 'csv',
    file_name: 'Matokeo – 2026.csv',
    file_url: expect.stringContaining('/files/'),
    full_file_url: expect.stringMatching(/^https?:\/\/.+\/files\/.+\.csv$/),
    formatted_file_size: '19 B',
    views_count: 0,
    downloads_count: 0,
    is_featured: true,
  })
  expect(await newsroom.refusal(getRaceResult, {params: {id: '9'}})).toMatchObject({status: 404})
})

test('categories of race results count theirs, and statistics all', async () => {
  expect((await newsroom.call(listRaceCategories)).data).toEqual([
    {category: 'Road race', slug: 'road-race', count: 2},
    {category: 'Track', slug: 'track', count: 1},
  ])
  expect((await newsroom.call(getRaceResultStats)).data).toEqual({
    total: 3,
    featured: 1,
    categories: 2,
    total_views: 0,
    total_downloads: 0,
  })
})

test('women stories nest one level deeper, and hidden ones are nowhere', async () => {
  const {data: first} = await newsroom.call(listWomenStories, {
    query: {per_page: '1', sort_by: 'order', sort_order: 'asc'},
  })
  expect(first).toMatchObject({
    current_page: 1,
    last_page: 2,
    per_page: 1,
    total: 2,
    data: [{id: 2, status: 'active'}],
  })
  const list = async (query: Record<string, string>) =>
    ids((await newsroom.call(listWomenStories, {query})).data.data)
  expect(await list({sort_by: 'order', sort_order: 'desc'})).toEqual([1, 2])
  expect(await list({sort_by: 'name'})).toEqual([2, 1])
  const featured = await newsroom.call(listFeaturedWomenStories)
  expect(ids(featured.data.data)).toEqual([1])
  expect(featured.data).toMatchObject({per_page: 10, total: 1})
  for (const category of ['Track and field', 'track-and-field']) {
    const labelled = await newsroom.call(listWomenStoriesOfCategory, {params: {category}})
    expect(ids(labelled.data.data)).toEqual([1])
    expect(labelled.data.per_page).toBe(15)
  }
  expect((await newsroom.call(getWomenStoryStats)).data).toEqual({total: 3, active: 2, featured: 1})
  expect(await newsroom.refusal(getWomenStory, {params: {id: '3'}})).toMatchObject({status: 404})
})

test('a women story says everything that there is of it', async () => {
  expect((await newsroom.call(getWomenStory, {params: {id: '1'}})).data).toMatchObject({
    id: 1,
    name: 'Rôba',
    title: 'First',
    description: 'She led.',
    story_content: '<p>The whole story.</p>',
    image: null,
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    icon: 'trophy',
    category_label: 'Track and field',
    featured: true,
    status: 'active',
    order: 2,
    created_at_human: 'just now',
  })
})

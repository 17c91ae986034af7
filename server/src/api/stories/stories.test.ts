import {
  getStory,
  getStorySeo,
  getStoryStats,
  listCategories,
  listFeaturedStories,
  listHeroStories,
  listLatestStories,
  listPopularStories,
  listRelatedStories,
  listStories,
  listStoriesOfAuthor,
  listStoriesOfCategory,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
const slug = (current: string) => ({_type: 'slug', current})
const reference = (_ref: string) => ({_type: 'reference', _ref})
const ids = (stories: readonly {id: number | null}[]) => stories.map(({id}) => id)

beforeAll(async () => {
  newsroom = await startNewsroom()
  const {client} = newsroom.lake
  await client.create({
    _id: 'athletics',
    _type: 'category',
    name: 'Athletics',
    slug: slug('athletics'),
    order: 1,
  })
  await client.create({
    _id: 'ncaa',
    _type: 'category',
    name: 'NCAA Stories',
    slug: slug('ncaa-stories'),
    order: 2,
  })
  await client.create({_id: 'jane', _type: 'author', name: 'Jane Chebet', slug: slug('jane-chebet')})
  const athletics = {category: reference('athletics'), author: reference('jane')}
  // 1: the whole of what a story can have.
  await newsroom.aStory({
    ...athletics,
    title: 'Dawn in Iten',
    slug: slug('dawn-in-iten'),
    excerpt: 'Before the sun there is a pack on the road.',
    publishedAt: '2026-04-19T21:30:00.000Z',
    isFeatured: true,
    hashtags: ['#Iten', 'marathon', '#', 'a'.repeat(80)],
    youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
    seo: {metaTitle: 'Iten at dawn', metaKeywords: ['Iten', 'dawn']},
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [{_type: 'link', _key: 'x', href: 'javascript:alert(1)'}],
        children: [
          {_type: 'span', _key: 'b', text: 'Run <b>', marks: ['strong']},
          {_type: 'span', _key: 'c', text: ' far', marks: ['x']},
        ],
      },
    ],
  })
  await newsroom.aStory({...athletics, category: reference('ncaa'), publishedAt: '2026-02-01T00:00:00.000Z'})
  await newsroom.aStory({...athletics, publishedAt: '2026-03-01T00:00:00.000Z'})
  await newsroom.aStory({...athletics, publishedAt: '2126-01-01T00:00:00.000Z'})
  await client.create({_id: 'drafts.story-5', _type: 'story', number: 5, title: 'Draft', slug: slug('draft')})
}, 60_000)
afterAll(() => newsroom[Symbol.asyncDispose]())

test('stories are listed newest first, without drafts and those whose moment has not come', async () => {
  const {data, meta} = await newsroom.call(listStories)
  expect(ids(data)).toEqual([1, 3, 2])
  expect(meta).toEqual({current_page: 1, last_page: 1, per_page: 12, total: 3})
})

test('the list is filtered by category, by featured and by both', async () => {
  const list = async (query: Record<string, string>) => ids((await newsroom.call(listStories, {query})).data)
  expect(await list({category: 'NCAA Stories'})).toEqual([2])
  expect(await list({category: 'ncaa-stories'})).toEqual([2])
  expect(await list({category: 'All'})).toEqual([1, 3, 2])
  expect(await list({category: 'Football'})).toEqual([])
  expect(await list({featured: '1'})).toEqual([1])
  expect(await list({featured: 'false'})).toEqual([3, 2])
  expect(await list({featured: 'true', category: 'NCAA Stories'})).toEqual([])
  expect(await list({search: 'dawn'})).toEqual([1])
  expect(await list({search: 'dawn', category: 'ncaa-stories'})).toEqual([])
})

test('a page past the end is empty and says truly how many there are', async () => {
  const {data, meta} = await newsroom.call(listStories, {query: {page: '900000000', per_page: '2'}})
  expect(data).toEqual([])
  expect(meta).toEqual({current_page: 900_000_000, last_page: 2, per_page: 2, total: 3})
})

test('a story is read by its number and by its slug, and says everything that it has', async () => {
  const {data} = await newsroom.call(getStory, {params: {id: '1'}})
  expect(await newsroom.call(getStory, {params: {id: 'dawn-in-iten'}})).toEqual({data})
  expect(data).toMatchObject({
    id: 1,
    slug: 'dawn-in-iten',
    title: 'Dawn in Iten',
    content: '<p><strong>Run &lt;b&gt;</strong> far</p>',
    category: 'Athletics',
    author_name: 'Jane Chebet',
    published_date: '2026-04-19T21:30:00.000Z',
    // Past midnight in Nairobi.
    formatted_date: 'April 20, 2026',
    read_time: 1,
    is_featured: true,
    is_liked: false,
    meta_title: 'Iten at dawn',
    meta_description: 'Before the sun there is a pack on the road.',
    meta_keywords: 'Iten, dawn',
    hashtags: `#Iten #marathon #${'a'.repeat(80)}`,
    hashtags_array: ['#Iten', '#marathon', `#${'a'.repeat(80)}`],
    formatted_hashtags: ['#Iten', '#marathon', `#${'a'.repeat(59)}…`],
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    youtube_embed_url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
})

test('what is not out is not found, by number or slug', async () => {
  for (const id of ['4', '5', 'draft', '99', 'constructor', '-1']) {
    const refusal = await newsroom.refusal(getStory, {params: {id}})
    expect(refusal).toMatchObject({status: 404, code: 'not_found', message: 'Story not found'})
  }
})

test('categories and authors go by name or slug, unknown ones have nothing', async () => {
  const category = async (name: string) =>
    ids((await newsroom.call(listStoriesOfCategory, {params: {category: name}})).data)
  expect(await category('Athletics')).toEqual([1, 3])
  expect(await category('athletics')).toEqual([1, 3])
  expect(await category('__proto__')).toEqual([])
  const author = async (name: string) => newsroom.call(listStoriesOfAuthor, {params: {author: name}})
  expect(ids((await author('Jane Chebet')).data)).toEqual([1, 3, 2])
  expect((await author('jane-chebet')).meta).toMatchObject({per_page: 15, total: 3})
  expect((await author('" || true || "')).data).toEqual([])
})

test('slides, featured, latest and related stories are what they say', async () => {
  expect(ids((await newsroom.call(listHeroStories)).data)).toEqual([1, 3, 2])
  expect(ids((await newsroom.call(listFeaturedStories)).data)).toEqual([1])
  expect(ids((await newsroom.call(listLatestStories, {query: {limit: '2'}})).data)).toEqual([1, 3])
  expect(ids((await newsroom.call(listRelatedStories, {params: {id: '3'}})).data)).toEqual([1, 2])
})

test('popular are those with most likes, then views, then the newest', async () => {
  const {storyLikes, views} = newsroom.models
  const {user} = await newsroom.aMember()
  await views.add({story: 3, visitor: 'a visitor', now: new Date()})
  await storyLikes.set({user: user.id, story: 2, isLiked: true, now: new Date()})
  await storyLikes.set({user: user.id, story: 4, isLiked: true, now: new Date()})
  const {data} = await newsroom.call(listPopularStories)
  expect(ids(data)).toEqual([2, 3, 1])
  expect(data[0]).toMatchObject({likes_count: 1})
  expect(ids((await newsroom.call(listPopularStories, {query: {limit: '1'}})).data)).toEqual([2])
})

test('who is signed in is told what they like', async () => {
  const {token, user} = await newsroom.aMember()
  await newsroom.models.storyLikes.set({user: user.id, story: 1, isLiked: true, now: new Date()})
  expect((await newsroom.call(getStory, {params: {id: '1'}, token})).data).toMatchObject({is_liked: true})
  const {data} = await newsroom.call(listStories, {token})
  expect(data.map(({is_liked}) => is_liked)).toEqual([true, false, false])
})

test('search engines are told of a story with whole addresses', async () => {
  const {data} = await newsroom.call(getStorySeo, {params: {id: 'dawn-in-iten'}})
  expect(data).toMatchObject({
    title: 'Iten at dawn',
    description: 'Before the sun there is a pack on the road.',
    keywords: 'Iten, dawn',
    author: 'Jane Chebet',
    published_time: '2026-04-19T21:30:00.000Z',
    robots: 'index, follow',
    json_ld: [{'@type': 'Article', headline: 'Dawn in Iten'}, {'@type': 'BreadcrumbList'}],
  })
  expect(data.canonical).toMatch(/^https?:\/\/[^/]+\/stories\/dawn-in-iten$/)
})

test('categories have a name, and statistics count what is out', async () => {
  expect((await newsroom.call(listCategories)).data).toEqual([
    {name: 'Athletics', slug: 'athletics', description: null},
    {name: 'NCAA Stories', slug: 'ncaa-stories', description: null},
  ])
  expect((await newsroom.call(getStoryStats)).data).toMatchObject({
    total: 3,
    featured: 1,
    categories: 2,
    authors: 1,
  })
})

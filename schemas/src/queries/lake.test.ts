import {afterAll, beforeAll, expect, test} from 'vitest'

import {takeNumber} from '#domain/numbers.ts'
import {startLake, type TestLake} from '#testing/start-lake.ts'

import {categoriesQuery} from './categories.ts'
import {pageBySlugQuery} from './pages.ts'
import {siteSettingsQuery} from './settings.ts'
import {feedStoriesQuery} from './sitemap.ts'
import {
  categoryStoriesQuery,
  featuredStoriesQuery,
  heroStoriesQuery,
  nextStoryMomentQuery,
  relatedStoriesQuery,
  storiesQuery,
  storyByPreviousSlugQuery,
  storyBySlugQuery,
} from './stories.ts'

const now = '2026-05-01T12:00:00.000Z'
let lake: TestLake

const slug = (current: string) => ({_type: 'slug', current})
const reference = (_ref: string) => ({_type: 'reference', _ref})

function aStory(id: string, fields: object = {}) {
  return {
    _id: id,
    _type: 'story',
    title: id,
    slug: slug(id.replace('drafts.', '')),
    publishedAt: '2026-04-01T00:00:00.000Z',
    category: reference('athletics'),
    author: reference('jane'),
    ...fields,
  }
}

beforeAll(async () => {
  lake = await startLake()
  const documents: ({_id: string; _type: string} & Record<string, unknown>)[] = [
    {_id: 'athletics', _type: 'category', name: 'Athletics', slug: slug('athletics'), order: 1},
    {_id: 'jane', _type: 'author', name: 'Jane Chebet', slug: slug('jane-chebet')},
    {_id: 'about', _type: 'page', title: 'About', slug: slug('about')},
    aStory('first', {
      number: 1,
      isFeatured: true,
      previousSlugs: ['formerly'],
      publishedAt: '2026-01-01T00:00:00.000Z',
    }),
    aStory('second', {
      number: 2,
      relatedStories: [{_key: 'a', ...reference('first')}],
      body: [
        {
          _type: 'block',
          _key: 'b',
          style: 'normal',
          children: [{_type: 'span', _key: 's', text: 'Three words here', marks: ['i']}],
          markDefs: [{_type: 'internalLink', _key: 'i', reference: reference('first')}],
        },
      ],
    }),
    aStory('scheduled', {number: 3, publishedAt: '2026-06-01T00:00:00.000Z'}),
    aStory('drafts.unfinished', {number: 4}),
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      tagline: 'Further',
      heroStories: [{_key: 'h', ...reference('second')}],
    },
    {_id: 'settings.moderation', _type: 'settings.moderation', refusedWords: ['word']},
  ]
  const transaction = lake.editor.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit()
}, 30_000)

afterAll(() => lake[Symbol.asyncDispose]())

test('lists show what is out, newest first', async () => {
  const {stories, total} = await lake.reader.fetch(storiesQuery, {now, from: 0, to: 9})
  expect(stories.map((story) => story.slug)).toEqual(['second', 'first'])
  expect(total).toBe(2)
  expect(stories[0]).toMatchObject({words: 3, category: {name: 'Athletics'}, author: {name: 'Jane Chebet'}})
})

test('one category is listed by its name', async () => {
  const params = {now, from: 0, to: 1, category: 'Athletics'}
  expect(await lake.reader.fetch(categoryStoriesQuery, params)).toMatchObject({
    stories: [{slug: 'second'}],
    total: 2,
  })
})

test('slides and featured stories come with the editor’s choice', async () => {
  const hero = await lake.reader.fetch(heroStoriesQuery, {now})
  expect(hero.chosen?.map((story) => story.slug)).toEqual(['second'])
  expect(hero.stories.map((story) => story.slug)).toEqual(['first', 'second', 'first'])
  const featured = await lake.reader.fetch(featuredStoriesQuery, {now, limit: 10})
  expect(featured.stories.map((story) => story.slug)).toEqual(['first'])
})

test('a story is read whole, its earlier address and its neighbours too', async () => {
  expect(await lake.reader.fetch(storyBySlugQuery, {now, slug: 'second'})).toMatchObject({
    title: 'second',
    body: [{markDefs: [{target: {_type: 'story', number: 1, slug: 'first'}}]}],
  })
  expect(await lake.reader.fetch(storyByPreviousSlugQuery, {now, slug: 'formerly'})).toEqual({slug: 'first'})
  expect(await lake.reader.fetch(relatedStoriesQuery, {now, slug: 'second', limit: 5})).toMatchObject({
    chosen: [{slug: 'first'}],
    sameCategory: [{slug: 'first'}],
    newest: [{slug: 'first'}],
  })
})

test('what is not out is nowhere, and its moment is known', async () => {
  for (const hidden of ['scheduled', 'unfinished']) {
    expect(await lake.reader.fetch(storyBySlugQuery, {now, slug: hidden})).toBeNull()
  }
  expect(await lake.reader.fetch(feedStoriesQuery, {now, from: 0, to: 99})).toHaveLength(2)
  expect(await lake.reader.fetch(nextStoryMomentQuery, {now})).toBe('2026-06-01T00:00:00.000Z')
})

test('categories, pages and settings are read', async () => {
  expect(await lake.reader.fetch(categoriesQuery)).toMatchObject([{name: 'Athletics', slug: 'athletics'}])
  expect(await lake.reader.fetch(pageBySlugQuery, {now, slug: 'about'})).toMatchObject({title: 'About'})
  expect(await lake.reader.fetch(siteSettingsQuery)).toMatchObject({
    tagline: 'Further',
    commentEditMinutes: 0,
  })
})

test('readers see neither the moderation settings nor a counter', async () => {
  await takeNumber(lake.editor, 'athlete')
  const hidden = '*[_type in ["settings.moderation", "counter"]]'
  expect(await lake.editor.fetch(hidden)).toHaveLength(2)
  expect(await lake.reader.fetch(hidden)).toEqual([])
})

test('numbers taken at once are different and above those of drafts', async () => {
  const numbers = await Promise.all(Array.from({length: 10}, () => takeNumber(lake.editor, 'story')))
  expect(numbers.toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

import {readFileSync} from 'node:fs'

import type {ClientReturn} from '@sanity/client'
import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {chosenFirst} from '#domain/chosen-first.ts'

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
const page = {now, from: 0, to: 9}

const categories = [
  {_id: 'athletics', _type: 'category', name: 'Athletics', slug: {current: 'athletics'}, order: 2},
  {_id: 'ncaa', _type: 'category', name: 'NCAA Stories', slug: {current: 'ncaa-stories'}, order: 1},
  {_id: 'health', _type: 'category', name: 'Athlete Health and Mindset', slug: {current: 'health'}},
]
const author = {
  _id: 'jane',
  _type: 'author',
  name: 'Jane Chebet',
  slug: {current: 'jane-chebet'},
  bio: 'Runs.',
}
const image = {
  _id: 'image-1',
  _type: 'sanity.imageAsset',
  url: 'http://lake/images/1.jpg',
  metadata: {lqip: 'data:', dimensions: {width: 1600, height: 900}},
}

/** A published story that readers see; each of later hours unless a day is given. */
function aStory(id: string, fields: Record<string, unknown> = {}) {
  return {
    _id: id,
    _type: 'story',
    _updatedAt: '2026-04-30T00:00:00Z',
    title: id,
    slug: {current: id},
    publishedAt: '2026-04-01T00:00:00.000Z',
    category: {_ref: 'athletics'},
    author: {_ref: 'jane'},
    ...fields,
  }
}

async function ask<Q extends string>(
  query: Q,
  documents: object[],
  params: Record<string, unknown> = page,
): Promise<ClientReturn<Q>> {
  const dataset = [...categories, author, image, ...documents]
  return (await evaluate(parse(query, {params}), {dataset, params})).get()
}

const slugs = (stories: readonly {slug: string | null}[] | null) => stories?.map(({slug}) => slug)

test('stories are listed newest first, and those of one moment by their number, without one last', async () => {
  const {stories, total} = await ask(storiesQuery, [
    aStory('old', {publishedAt: '2026-01-01T00:00:00Z', number: 9}),
    aStory('second', {number: 1}),
    aStory('first', {number: 2}),
    aStory('unnumbered'),
  ])
  expect(slugs(stories)).toEqual(['first', 'second', 'unnumbered', 'old'])
  expect(total).toBe(4)
})

test('a story is nowhere before its moment', async () => {
  const waiting = [
    aStory('out'),
    aStory('tomorrow', {publishedAt: '2026-05-02T00:00:00.000Z', isFeatured: true}),
    aStory('later', {publishedAt: '2026-06-01T00:00:00.000Z'}),
    aStory('undated', {publishedAt: null}),
    aStory('unaddressed', {slug: null}),
    {
      _id: 'siteSettings',
      _type: 'siteSettings',
      heroStories: [{_ref: 'tomorrow'}],
      featuredStories: [{_ref: 'later'}],
    },
  ]
  expect(await ask(storiesQuery, waiting)).toMatchObject({stories: [{slug: 'out'}], total: 1})
  expect(await ask(heroStoriesQuery, waiting)).toMatchObject({chosen: [], stories: [{slug: 'out'}]})
  expect(await ask(featuredStoriesQuery, waiting, {...page, limit: 3})).toMatchObject({
    chosen: [],
    stories: [],
  })
  expect(await ask(storyBySlugQuery, waiting, {now, slug: 'tomorrow'})).toBeNull()
  expect(await ask(feedStoriesQuery, waiting)).toHaveLength(1)
  expect(await ask(nextStoryMomentQuery, waiting)).toBe('2026-05-02T00:00:00.000Z')
  expect(await ask(nextStoryMomentQuery, [aStory('out')])).toBeNull()
})

test('a page of stories is cut by from and to, and its total counts all', async () => {
  const stories = Array.from({length: 12}, (_, index) => aStory(`story-${index}`, {number: index}))
  expect((await ask(storiesQuery, stories)).stories).toHaveLength(9)
  const second = await ask(storiesQuery, stories, {now, from: 9, to: 18})
  expect(slugs(second.stories)).toEqual(['story-2', 'story-1', 'story-0'])
  expect(second.total).toBe(12)
})

test('a category is found by its name and by its slug', async () => {
  const stories = [aStory('track'), aStory('college', {category: {_ref: 'ncaa'}})]
  for (const category of ['NCAA Stories', 'ncaa-stories']) {
    expect(await ask(categoryStoriesQuery, stories, {...page, category})).toMatchObject({
      name: 'NCAA Stories',
      stories: [{slug: 'college'}],
      total: 1,
    })
  }
  expect(await ask(categoryStoriesQuery, stories, {...page, category: 'Football'})).toBeNull()
})

test('slides are four: featured first, then newest, with an editor’s choice beside them', async () => {
  const answer = await ask(heroStoriesQuery, [
    aStory('a', {number: 1}),
    aStory('b', {number: 2}),
    aStory('c', {number: 3}),
    aStory('d', {number: 4}),
    aStory('featured', {publishedAt: '2020-01-01T00:00:00Z', isFeatured: true}),
    {_id: 'siteSettings', _type: 'siteSettings', heroStories: [{_ref: 'b'}, {_ref: 'deleted'}]},
  ])
  expect(slugs(answer.chosen)).toEqual(['b'])
  expect(slugs(chosenFirst([answer.stories], 4))).toEqual(['featured', 'd', 'c', 'b'])
  expect(slugs(chosenFirst([answer.chosen, answer.stories], 4))).toEqual(['b', 'featured', 'd', 'c'])
})

test('a story carries its text with pictures and inner links made whole', async () => {
  const link = (key: string, target: string) => ({
    _key: key,
    _type: 'internalLink',
    reference: {_ref: target},
  })
  const story = aStory('whole', {
    body: [
      {
        _key: 'p',
        _type: 'block',
        children: [{_key: 's', _type: 'span', text: 'one two three', marks: ['l']}],
        markDefs: [
          {_key: 'l', _type: 'link', href: 'https://example.org'},
          link('i', 'other'),
          link('n', 'waiting'),
        ],
      },
      {_key: 'q', _type: 'block', children: [{_key: 's', _type: 'span', text: 'four  five'}]},
      {_key: 'f', _type: 'image', asset: {_ref: 'image-1'}, alt: 'A track', caption: 'At dawn'},
      {_key: 'x', _type: 'somethingNew', text: 'kept'},
    ],
    mainImage: {asset: {_ref: 'image-1'}, alt: 'A runner', credit: 'Us', hotspot: {x: 0.2}},
  })
  const others = [aStory('other', {number: 5}), aStory('waiting', {publishedAt: '2027-01-01T00:00:00Z'})]
  expect(await ask(storyBySlugQuery, [story, ...others], {now, slug: 'whole'})).toMatchObject({
    words: 5,
    category: {name: 'Athletics'},
    author: {name: 'Jane Chebet', bio: 'Runs.'},
    hashtags: [],
    seo: {metaTitle: null, metaKeywords: [], shareImage: null},
    mainImage: {
      alt: 'A runner',
      credit: 'Us',
      hotspot: {x: 0.2},
      asset: {width: 1600, height: 900, lqip: 'data:'},
    },
    body: [
      {
        markDefs: [
          {href: 'https://example.org'},
          {target: {_type: 'story', number: 5, slug: 'other'}},
          {target: null},
        ],
      },
      {_key: 'q'},
      {caption: 'At dawn', asset: {url: 'http://lake/images/1.jpg'}},
      {text: 'kept'},
    ],
  })
})

test('an earlier address leads to the story’s present one', async () => {
  const moved = aStory('new', {previousSlugs: ['old', 'older']})
  expect(await ask(storyByPreviousSlugQuery, [moved], {now, slug: 'older'})).toEqual({slug: 'new'})
  expect(await ask(storyByPreviousSlugQuery, [moved], {now, slug: 'never'})).toBeNull()
})

test('beside a story stand the chosen ones, its category and the newest, never itself', async () => {
  const answer = await ask(
    relatedStoriesQuery,
    [
      aStory('it', {relatedStories: [{_ref: 'college'}, {_ref: 'it'}, {_ref: 'gone'}]}),
      aStory('track', {number: 1}),
      aStory('college', {category: {_ref: 'ncaa'}}),
    ],
    {now, slug: 'it', limit: 5},
  )
  expect(slugs(answer?.chosen ?? null)).toEqual(['college'])
  expect(slugs(answer?.sameCategory ?? null)).toEqual(['track'])
  expect(slugs(answer?.newest ?? null)?.toSorted()).toEqual(['college', 'track'])
})

test('categories come in the editor’s order, those without one last', async () => {
  const names = (await ask(categoriesQuery, [])).map(({name}) => name)
  expect(names).toEqual(['NCAA Stories', 'Athletics', 'Athlete Health and Mindset'])
})

test('a page is found by its slug', async () => {
  const about = {_id: 'about', _type: 'page', title: 'About', slug: {current: 'about'}, body: []}
  expect(await ask(pageBySlugQuery, [about], {now, slug: 'about'})).toMatchObject({title: 'About', body: []})
  expect(await ask(pageBySlugQuery, [about], {now, slug: 'terms'})).toBeNull()
})

test('settings are null where an editor has set nothing', async () => {
  expect(await ask(siteSettingsQuery, [], {})).toBeNull()
  expect(await ask(siteSettingsQuery, [{_id: 'siteSettings', _type: 'siteSettings'}], {})).toMatchObject({
    name: null,
    partners: null,
    newsletter: {enabled: false, claim: null},
    commentEditMinutes: 0,
  })
})

const oddBodies = readFileSync(new URL('../../cases/odd-bodies.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(oddBodies)('the body of $_id is read without failing', async (story) => {
  const answer = await ask(storyBySlugQuery, [story], {now, slug: story.slug.current})
  expect(answer?.number).toBe(story.number)
  expect(answer?.words).toBeGreaterThanOrEqual(0)
})

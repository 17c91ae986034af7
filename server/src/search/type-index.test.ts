import {expect, test} from 'vitest'

import {type SearchDocument, searchEntry} from '#search/search-entry.ts'
import {type SearchFilter, TypeIndex} from '#search/type-index.ts'

type Story = Extract<SearchDocument, {_type: 'story'}>

const now = new Date('2026-12-01T06:00:00Z')

function aStory(id: string, fields: Partial<Story> = {}): Story {
  return {
    _id: id,
    _type: 'story',
    number: 1,
    title: null,
    name: null,
    excerpt: null,
    description: null,
    publishedAt: '2026-11-30T06:00:00.000Z',
    raceDate: null,
    status: null,
    location: null,
    badge: null,
    categoryLabel: null,
    slug: id,
    isFeatured: false,
    hashtags: [],
    category: null,
    author: null,
    fileName: null,
    text: '',
    asides: [],
    cells: [],
    ...fields,
  }
}

function find(stories: readonly Story[], text: string, filter: SearchFilter = {}): string[] {
  const index = new TypeIndex()
  for (const story of stories) {
    const entry = searchEntry(story)
    if (entry !== null) index.put(entry)
  }
  return index.rank(text, now, filter)
}

test('title comes before hashtags, author, excerpt and body, however rare the word is in each', () => {
  const often = Array.from({length: 30}, (_, place) =>
    aStory(`often-${place}`, {title: 'Kipchoge', number: place + 10}),
  )
  const stories = [
    aStory('body', {text: 'kipchoge kipchoge kipchoge kipchoge'}),
    aStory('excerpt', {excerpt: 'kipchoge'}),
    aStory('author', {author: {name: 'Kipchoge', slug: null}}),
    aStory('hashtag', {hashtags: ['#Kipchoge']}),
    aStory('title', {title: 'A long title in which Kipchoge stands last', number: 99}),
  ]
  expect(find(stories, 'kipchoge')).toEqual(['title', 'hashtag', 'author', 'excerpt', 'body'])
  expect(find([...often, ...stories], 'kipchoge').slice(-4)).toEqual(['hashtag', 'author', 'excerpt', 'body'])
})

test('every word has to be there, in whichever field', () => {
  const stories = [
    aStory('both', {title: 'Marathon', text: 'in Eldoret'}),
    aStory('one', {title: 'Marathon'}),
    aStory('other', {text: 'Eldoret'}),
  ]
  expect(find(stories, 'eldoret marathon')).toEqual(['both'])
  expect(find(stories, 'marathon eldoret nairobi')).toEqual([])
})

test.for([
  ['José', 'jose'],
  ['Jose', 'JOSÉ'],
  ["Faith Ng'eno", 'ngeno'],
  ['Faith Ng’eno', "Ng'eno"],
  ['Ngeno', 'Ng’eno'],
  ['Rôba', 'roba'],
  ['Half-marathon', 'half marathon'],
  ['የሩጫ ውጤቶች', 'ውጤቶች'],
  ['東京マラソンの結果', '結果'],
  ['2:01:09', '2:01:09'],
] as const)('%s is found by %s', ([title, text]) => {
  expect(find([aStory('it', {title}), aStory('other', {title: 'Something else'})], text)).toEqual(['it'])
})

test('beginnings of words and small mistakes find them, longer words forgive more', () => {
  const stories = [aStory('it', {title: 'Steeplechase world record'})]
  for (const text of ['steeple', 'stee rec', 'wolrd record', 'steplechase', 'steeplechaze recrod']) {
    expect(find(stories, text)).toEqual(['it'])
  }
  for (const text of ['chase', 'staplechaser', 'wrx', '2026']) expect(find(stories, text)).toEqual([])
})

test('a guess is only made where nothing has the word as it is', () => {
  const stories = [
    aStory('exact', {text: 'a cheat'}),
    aStory('guess', {title: 'Heat'}),
    aStory('no', {title: 'Cheap'}),
  ]
  expect(find(stories, 'cheat')).toEqual(['exact'])
  expect(find(stories, 'chaet')).toEqual(['exact'])
  expect(find(stories, 'chea')).toEqual(['no', 'exact'])
})

test.for([
  '"marathon"',
  '*marathon*',
  'marathon*',
  '#marathon',
  '(marathon',
  'marathon!',
  "'marathon'",
  '\u0000marathon',
])('%s is searched as its word', (text) => {
  expect(find([aStory('it', {title: 'Marathon'})], text)).toEqual(['it'])
})

test.for(['', '   ', '*', '""', '...', '🏃'])('nothing is found by %s, which has no word', (text) => {
  expect(find([aStory('it', {title: 'Marathon * "" 🏃'})], text)).toEqual([])
})

test('one or two letters are a word where they stand as one, and else begin a name', () => {
  const stories = [aStory('plan', {title: 'Plan B'}), aStory('faith', {title: 'Faith Kipyegon'})]
  expect(find(stories, 'plan b')).toEqual(['plan'])
  expect(find(stories, 'faith k')).toEqual(['faith'])
  expect(find(stories, 'ki')).toEqual(['faith'])
  expect(find(stories, 'b')).toEqual(['plan'])
  expect(find(stories, 'zz')).toEqual([])
})

test('the words of a hashtag are found together and apart', () => {
  const stories = [aStory('it', {hashtags: ['#BostonMarathon2026']})]
  for (const text of ['bostonmarathon2026', '#BostonMarathon2026', 'marathon', 'boston marathon']) {
    expect(find(stories, text)).toEqual(['it'])
  }
})

test('what stands in quotes, captions and tables of a story is found too', () => {
  const stories = [aStory('it', {asides: ['We run', 'Mary Keitany'], cells: ['Berlin', '2:02:57']})]
  for (const text of ['keitany', 'berlin', '2:02:57']) expect(find(stories, text)).toEqual(['it'])
})

test('what is not out yet is not found, nor does it keep a guess from being made', () => {
  const stories = [
    aStory('later', {title: 'Kipchoge', publishedAt: '2026-12-01T06:00:01.000Z'}),
    aStory('out', {title: 'Kipchoge', publishedAt: '2026-12-01T06:00:00.000Z'}),
    aStory('nowhere', {title: 'Kipchoge', slug: null}),
    aStory('never', {title: 'Kipchoge', publishedAt: null}),
  ]
  expect(find(stories, 'kipchoge')).toEqual(['out'])
  expect(
    find(
      [
        aStory('later', {title: 'Heat', publishedAt: '2027-01-01T00:00:00.000Z'}),
        aStory('x', {title: 'Heal'}),
      ],
      'heat',
    ),
  ).toEqual(['x'])
})

test('equal hits come newest first, then by number, in whatever order they were put in', () => {
  const stories = [
    aStory('c', {title: 'Heat', number: 3}),
    aStory('a', {title: 'Heat', number: 12}),
    aStory('b', {title: 'Heat', number: 4, publishedAt: '2026-11-30T07:00:00.000Z'}),
    aStory('d', {title: 'Heat', number: 3}),
  ]
  expect(find(stories, 'heat')).toEqual(['b', 'a', 'c', 'd'])
  expect(find(stories.toReversed(), 'heat')).toEqual(['b', 'a', 'c', 'd'])
})

test('a search is narrowed by category, author and days in Nairobi', () => {
  const stories = [
    aStory('news', {
      title: 'Heat',
      category: {name: 'News & Views', slug: 'news'},
      publishedAt: '2026-04-19T21:30:00.000Z',
    }),
    aStory('tips', {
      title: 'Heat',
      author: {name: 'Mercy', slug: 'mercy'},
      publishedAt: '2026-04-19T20:59:00.000Z',
    }),
  ]
  expect(find(stories, 'heat', {category: 'News & Views'})).toEqual(['news'])
  expect(find(stories, 'heat', {category: 'news'})).toEqual(['news'])
  expect(find(stories, 'heat', {author: 'mercy'})).toEqual(['tips'])
  expect(find(stories, 'heat', {from: '2026-04-20'})).toEqual(['news'])
  expect(find(stories, 'heat', {until: '2026-04-19'})).toEqual(['tips'])
  expect(find(stories, 'heat', {category: 'constructor'})).toEqual([])
})

test('documents of careless imports do no harm', () => {
  const broken = JSON.parse(
    '{"_id":"x","_type":"story","slug":"x","publishedAt":"2026-01-01T00:00:00Z","title":{"a":1},"hashtags":[1,null],"asides":null,"number":"one","text":"heat"}',
  )
  const index = new TypeIndex()
  const entry = searchEntry(broken)
  if (entry !== null) index.put(entry)
  expect(index.rank('heat', now)).toEqual(['x'])
})

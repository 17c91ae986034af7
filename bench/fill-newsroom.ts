import {readFileSync} from 'node:fs'

const batch = 250
const words =
  'The road climbs first and the lungs find out before the legs do; nobody in the pack says a word until the second bend. '.repeat(
    6,
  )

/** Writes so many stories, and as many likes as nothing, into an empty newsroom; their slugs are `story-n-of-many`. */
export async function fillNewsroom(credentialsFile: string, count: number): Promise<void> {
  const {sanity} = JSON.parse(readFileSync(credentialsFile, 'utf8'))
  const address = `${sanity.apiHost}/v2025-02-19/data/mutate/${sanity.dataset}`
  const categories = Array.from({length: 10}, (_, index) => ({
    _id: `category-${index}`,
    _type: 'category',
    name: `Category ${index}`,
    slug: {_type: 'slug', current: `category-${index}`},
  }))
  const author = {
    _id: 'author-0',
    _type: 'author',
    name: 'Jane Chebet',
    slug: {_type: 'slug', current: 'jane'},
  }
  await mutate([...categories, author])
  for (let start = 0; start < count; start += batch) {
    await mutate(
      Array.from({length: Math.min(batch, count - start)}, (_, index) => aStory(start + index + 1)),
    )
  }

  async function mutate(documents: object[]): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: `Bearer ${sanity.writeToken}`},
      body: JSON.stringify({mutations: documents.map((document) => ({createOrReplace: document}))}),
    })
    if (!response.ok) throw new Error(`the lake answered ${response.status}: ${await response.text()}`)
  }
}

export function slugOf(number: number): string {
  return `story-${number}-of-many`
}

function aStory(number: number) {
  return {
    _id: `story-${number}`,
    _type: 'story',
    number,
    title: `The long run home, part ${number}`,
    slug: {_type: 'slug', current: slugOf(number)},
    excerpt:
      'Before the sun there is already a pack on the road, and every one of them has been here before.',
    publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
    category: {_type: 'reference', _ref: `category-${number % 10}`},
    author: {_type: 'reference', _ref: 'author-0'},
    isFeatured: number % 50 === 0,
    hashtags: ['#Iten', '#marathon'],
    body: Array.from({length: 5}, (_, index) => ({
      _type: 'block',
      _key: `b${index}`,
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: `s${index}`, text: words, marks: index === 2 ? ['strong'] : []}],
    })),
  }
}

import {readdir, readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {
  createWomenStory,
  deleteWomenStory,
  getWomenStory,
  listWomenStories,
  toggleWomenStoryFeatured,
  toggleWomenStoryStatus,
  type UploadedFile,
  updateWomenStory,
} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
let token: string
beforeAll(async () => {
  newsroom = await startNewsroom()
  token = (await newsroom.aMember({role: 'admin'})).token
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const uploads = fileURLToPath(new URL('../../../../local/content-lake/fixtures/uploads/', import.meta.url))
const words = {name: 'Tegla Loroupe', title: 'First', description: 'New York, 1994'}

async function upload(file: string, name = file): Promise<UploadedFile> {
  return {name, bytes: Uint8Array.from(await readFile(uploads + file))}
}

async function create(fields: Record<string, unknown> = {}) {
  const {data} = await newsroom.call(createWomenStory, {token, body: {...words, ...fields}})
  return {...data, params: {id: String(data.id)}}
}

function inTheLake(query: string, params: Record<string, unknown> = {}): Promise<unknown> {
  return newsroom.lake.client.fetch(query, params)
}

test('a story with everything is with readers and in the Studio at once', async () => {
  const body = {
    ...words,
    story_content: 'She ran.\nAnd won.\n\n\nThen <b>peace</b> & quiet.  ',
    image: await upload('photo-1200x630.jpg'),
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    icon: 'Trending_Up',
    category_label: 'Peace',
    featured: '1',
    order: '3',
  }
  const {data, message} = await newsroom.call(createWomenStory, {token, body})
  expect(message).toBe('Story created')
  expect(data).toMatchObject({
    ...words,
    icon: 'trending-up',
    category_label: 'Peace',
    featured: true,
    status: 'active',
    order: 3,
    video_url: 'https://youtu.be/dQw4w9WgXcQ',
    story_content: '<p>She ran.<br/>And won.</p><p>Then &lt;b&gt;peace&lt;/b&gt; &amp; quiet.</p>',
  })
  const params = {id: String(data.id)}
  expect((await newsroom.call(getWomenStory, {params})).data).toEqual(data)
  const picture = await fetch(newsroom.lake.origin + new URL(data.image ?? '').pathname)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(
    await inTheLake(
      '*[_type == "womenStory" && number == $number]{"alt": image.alt, "name": image.asset->originalFilename}',
      {number: data.id},
    ),
  ).toEqual([{alt: words.name, name: 'photo-1200x630.jpg'}])
})

test('an update changes what is sent, leaves what is not, and empties what is empty', async () => {
  const {params, ...story} = await create({
    category_label: 'Peace',
    icon: 'medal',
    image: await upload('avif.avif'),
  })
  const body = {title: 'Second', category_label: ''}
  const {data} = await newsroom.call(updateWomenStory, {token, params, body})
  expect(data).toEqual({...story, title: 'Second', category_label: null})
  const pictured = await newsroom.call(updateWomenStory, {
    token,
    params,
    body: {image: await upload('palette.png')},
  })
  expect(pictured.data.image).toMatch(/\.png$/)
  expect(pictured.data.title).toBe('Second')
})

test.for(['PUT', 'put', ' Put '])('a form that is posted with the override %j updates', async (override) => {
  const {params} = await create()
  const form = new FormData()
  form.append('title', `By ${override.trim()}`)
  const answer = await newsroom.server.get(`/api/women-running/${params.id}`, {
    method: 'POST',
    headers: {authorization: `Bearer ${token}`, 'x-http-method-override': override},
    body: form,
  })
  expect(answer.status).toBe(200)
  expect((await newsroom.call(getWomenStory, {params})).data.title).toBe(`By ${override.trim()}`)
})

test('who may is decided after the override, and no other override is known', async () => {
  const {params, title} = await create()
  const reader = await newsroom.aMember()
  async function post(headers: Record<string, string>): Promise<number> {
    const form = new FormData()
    form.append('title', 'Taken over')
    const path = `/api/women-running/${params.id}`
    return (await newsroom.server.get(path, {method: 'POST', headers, body: form})).status
  }
  const asReader = {authorization: `Bearer ${reader.token}`}
  const asAdmin = {authorization: `Bearer ${token}`}
  expect(await post({'x-http-method-override': 'PUT'})).toBe(401)
  expect(await post({...asReader, 'x-http-method-override': 'PUT'})).toBe(403)
  expect(await post({...asAdmin, 'x-http-method-override': 'DELETE'})).toBe(400)
  expect(await post({...asAdmin, 'x-method-override': 'PUT'})).toBe(404)
  expect(await post(asAdmin)).toBe(404)
  const get = await newsroom.server.get(`/api/women-running/${params.id}`, {
    headers: {'x-http-method-override': 'PUT'},
  })
  expect(get.status).toBe(200)
  expect((await newsroom.call(getWomenStory, {params})).data.title).toBe(title)
})

test('status and featured are toggled, and every toggle counts', async () => {
  const {params} = await create()
  const hidden = await newsroom.call(toggleWomenStoryStatus, {token, params})
  expect(hidden).toMatchObject({data: {status: 'inactive'}, message: 'Story is hidden'})
  expect(await newsroom.refusal(getWomenStory, {params})).toMatchObject({status: 404})
  const shown = await newsroom.call(toggleWomenStoryStatus, {token, params})
  expect(shown).toMatchObject({data: {status: 'active'}, message: 'Story is shown'})

  const toggles = await Promise.all(
    Array.from({length: 3}, () => newsroom.call(toggleWomenStoryFeatured, {token, params})),
  )
  expect(toggles).toHaveLength(3)
  expect((await newsroom.call(getWomenStory, {params})).data.featured).toBe(true)
})

test('what an editor has under way gets the same change, so that publishing it takes nothing back', async () => {
  const {params, id} = await create()
  const published = await newsroom.lake.client.fetch<{_id: string}>(
    '*[_type == "womenStory" && number == $id][0]',
    {id},
  )
  await newsroom.lake.client.createOrReplace({
    ...published,
    _id: `drafts.${published._id}`,
    _type: 'womenStory',
    title: 'Draft',
  })
  await newsroom.call(toggleWomenStoryFeatured, {token, params})
  expect(await inTheLake('*[_id == $id][0]{title, featured}', {id: `drafts.${published._id}`})).toEqual({
    title: 'Draft',
    featured: true,
  })
})

test('what is deleted is gone, and what others lead to stays', async () => {
  const {params, id} = await create()
  const story = await newsroom.lake.client.fetch<{_id: string}>(
    '*[_type == "womenStory" && number == $id][0]',
    {id},
  )
  await newsroom.lake.client.create({
    _id: 'leading',
    _type: 'page',
    to: {_type: 'reference', _ref: story._id},
  })
  expect(await newsroom.refusal(deleteWomenStory, {token, params})).toMatchObject({
    status: 409,
    code: 'conflict',
  })
  expect((await newsroom.call(getWomenStory, {params})).data.id).toBe(id)

  await newsroom.lake.client.delete('leading')
  expect(await newsroom.call(deleteWomenStory, {token, params})).toEqual({
    data: null,
    message: 'Story deleted',
  })
  expect(await newsroom.refusal(getWomenStory, {params})).toMatchObject({status: 404})
  expect(await newsroom.refusal(deleteWomenStory, {token, params})).toMatchObject({status: 404})
  expect(await newsroom.refusal(updateWomenStory, {token, params, body: {title: 'x'}})).toMatchObject({
    status: 404,
  })
})

test('admins who create at the same moment never get one number twice, and no number comes again', async () => {
  const created = await Promise.all(Array.from({length: 12}, () => create()))
  const numbers = created.map(({id}) => id ?? 0)
  expect(new Set(numbers).size).toBe(12)
  const last = Math.max(...numbers)
  await newsroom.call(deleteWomenStory, {token, params: {id: String(last)}})
  expect((await create()).id).toBe(last + 1)
})

const accepted = [
  'all-transparent.png',
  'avif.avif',
  'exif-orientation-1.jpg',
  'exif-orientation-4.jpg',
  'grey-alpha.png',
  'no-extension',
  'one-pixel.png',
  'palette.png',
  'photo-1200x630.jpg',
  'png-16bit.png',
  'png-named.jpg',
  'progressive.jpg',
]
test.for(accepted)('%s is taken as the image that its bytes say it is', async (file) => {
  const {image} = await create({image: await upload(file)})
  const extension = /png|avif/.exec(file)?.[0] ?? 'jpg'
  expect(image).toMatch(new RegExp(`\\.${extension}$`))
})

test('everything else is refused by name and leaves neither a story nor an image', async () => {
  const images = () => inTheLake('count(*[_type in ["sanity.imageAsset", "womenStory"]])')
  const before = await images()
  const others = (await readdir(uploads)).filter(
    (file) => !accepted.includes(file) && !file.startsWith('exif-') && !file.endsWith('.json'),
  )
  expect(others.length).toBeGreaterThan(10)
  for (const file of others) {
    const body = {...words, image: await upload(file, 'photo.jpg')}
    const refusal = await newsroom.refusal(createWomenStory, {token, body})
    expect({
      file,
      isRefused: [415, 422].includes(refusal.status),
      fields: Object.keys(refusal.errors),
    }).toEqual({
      file,
      isRefused: true,
      fields: ['image'],
    })
  }
  const named = await newsroom.refusal(createWomenStory, {token, body: {...words, image: 'a text'}})
  expect(named).toMatchObject({status: 422, errors: {image: ['image must be one file']}})
  expect(await images()).toBe(before)
})

test('an image of more than 10 MB is too large, one of 10 MB is not', async () => {
  const picture = await readFile(`${uploads}one-pixel.png`)
  const filled = (size: number) => ({
    name: 'big.png',
    bytes: Uint8Array.from(Buffer.concat([picture, Buffer.alloc(size - picture.length)])),
  })
  for (const size of [10 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
    const refusal = await newsroom.refusal(createWomenStory, {token, body: {...words, image: filled(size)}})
    expect(refusal).toMatchObject({status: 413, code: 'too_large'})
  }
  expect((await create({image: filled(10 * 1024 * 1024)})).image).toMatch(/\.png$/)
})

test('file names of every kind come through, and none leaves its place', async () => {
  const names: unknown = JSON.parse(await readFile(`${uploads}FILENAMES.json`, 'utf8'))
  expect(Array.isArray(names)).toBe(true)
  for (const name of Array.isArray(names) ? names.map(String) : []) {
    const {id} = await create({image: {name, bytes: (await upload('palette.png')).bytes}})
    expect(id).toBeGreaterThan(0)
  }
  const kept = await create({image: {name: 'የሩጫ ፎቶ.png', bytes: (await upload('grey-alpha.png')).bytes}})
  expect(
    await inTheLake('*[_type == "womenStory" && number == $id][0].image.asset->originalFilename', {
      id: kept.id,
    }),
  ).toBeTypeOf('string')
})

test('without a token to write with the calls say so', async () => {
  await using bare = await startNewsroom({SANITY_API_WRITE_TOKEN: ''})
  const admin = await bare.aMember({role: 'admin'})
  const refusal = await bare.refusal(createWomenStory, {token: admin.token, body: words})
  expect(refusal).toMatchObject({status: 503, code: 'unavailable'})
  expect(refusal.message).toContain('SANITY_API_WRITE_TOKEN')
})

test('a list that is kept for strangers shows what was written a moment ago', async () => {
  const before = await newsroom.call(listWomenStories, {query: {per_page: '1'}})
  await create()
  const {data} = await newsroom.call(listWomenStories, {query: {per_page: '1'}})
  expect(data.total).toBe(before.data.total + 1)
})

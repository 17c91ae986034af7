import {readdir} from 'node:fs/promises'
import {join} from 'node:path'

import sharp from 'sharp'
import {expect, test} from 'vitest'

import {startTestLake, type TestLake} from '#testing/start-test-lake.ts'
import {postAsset, readFixture, uploadFixture, type UploadedAsset} from '#testing/upload-fixture.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

async function fetchImage(lake: TestLake, asset: UploadedAsset, query: string, accept = '*/*') {
  const answer = await lake.fetch(`/${asset.path}?${query}`, {headers: {accept}})
  if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function sizeOf(bytes: Buffer) {
  const {width, height} = await sharp(bytes).metadata()
  return `${width}x${height}`
}

test('each way to ask for a size gives exactly that size', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const wanted = [
    ['w=600', '600x315'],
    ['h=315', '600x315'],
    ['w=600&h=600', '600x315'],
    ['w=600&h=600&fit=crop', '600x600'],
    ['w=600&h=600&fit=fill&bg=ff0000', '600x600'],
    ['w=2400&h=2400&fit=fillmax', '2400x2400'],
    ['w=2400&h=2400&fit=min', '630x630'],
    ['w=2400&fit=max', '1200x630'],
    ['w=2400', '1200x630'],
    ['w=100&h=400&fit=scale', '100x400'],
    ['w=2400&h=1260&fit=crop', '2400x1260'],
    ['w=300&dpr=2', '600x315'],
    ['w=300&h=300&fit=crop&dpr=2', '600x600'],
    ['max-w=300', '300x158'],
    ['max-h=63', '120x63'],
    ['w=500&max-w=300', '300x158'],
    ['w=50&min-w=300', '300x158'],
    ['rect=100,100,400,200', '400x200'],
    ['rect=100,100,400,200&w=200', '200x100'],
    ['rect=1000,0,400,630', '200x630'],
    ['or=90', '630x1200'],
    ['or=90&w=315', '315x600'],
    ['w=100&pad=10', '120x73'],
    ['w=200&h=200&fit=crop&crop=entropy', '200x200'],
    ['q=5', '1200x630'],
    ['blur=50&w=100', '100x53'],
  ]
  const got = await Promise.all(
    wanted.map(async ([query]) => [query, await sizeOf(await fetchImage(lake, asset, query ?? ''))]),
  )
  expect(got).toEqual(wanted)
})

/** Left half red, right half blue, top rows green: enough to see what was cut and turned. */
async function threeColours(lake: TestLake) {
  const bytes = await sharp({create: {width: 200, height: 100, channels: 3, background: '#ff0000'}})
    .composite([
      {input: {create: {width: 100, height: 100, channels: 3, background: '#0000ff'}}, left: 100, top: 0},
      {input: {create: {width: 200, height: 20, channels: 3, background: '#00ff00'}}, left: 0, top: 0},
    ])
    .png()
    .toBuffer()
  const answer = await postAsset(lake, 'images', bytes)
  const {document}: {document: UploadedAsset} = JSON.parse(await answer.text())
  return document
}

async function pixel(bytes: Buffer, left: number, top: number) {
  const {data} = await sharp(bytes)
    .removeAlpha()
    .extract({left, top, width: 1, height: 1})
    .raw()
    .toBuffer({resolveWithObject: true})
  return ['red', 'green', 'blue'].filter((_, channel) => (data[channel] ?? 0) > 128).join('+') || 'black'
}

test('every cut, turn and fill keeps the right part the right way round', async () => {
  await using lake = await startTestLake()
  const asset = await threeColours(lake)
  const wanted: [query: string, left: number, top: number, colour: string][] = [
    ['w=50&h=50&fit=crop&crop=left', 25, 40, 'red'],
    ['w=50&h=50&fit=crop&crop=right', 25, 40, 'blue'],
    ['w=50&h=50&fit=crop&fp-x=0.1&fp-y=0.5', 40, 40, 'red'],
    ['w=50&h=50&fit=crop&crop=focalpoint&fp-x=1&fp-y=0', 5, 40, 'blue'],
    ['w=200&h=20&fit=crop&crop=top', 100, 10, 'green'],
    ['w=200&h=20&fit=crop&crop=bottom,left', 20, 10, 'red'],
    ['w=50&h=50&fit=crop&crop=center', 5, 40, 'red'],
    ['rect=100,50,50,50', 10, 10, 'blue'],
    ['rect=50,50,100,50&w=50&h=50&fit=crop&crop=right', 25, 25, 'blue'],
    ['flip=h', 20, 60, 'blue'],
    ['flip=v', 20, 95, 'green'],
    ['or=180', 20, 95, 'green'],
    ['or=90', 95, 100, 'green'],
    ['w=100&h=100&fit=fill&bg=00f', 50, 5, 'blue'],
    ['w=100&h=100&fit=fill&bg=ff00ff00', 50, 95, 'green'],
    ['w=300&h=200&fit=fillmax&bg=f00', 150, 10, 'red'],
    ['invert=true', 20, 60, 'green+blue'],
  ]
  const got = await Promise.all(
    wanted.map(async ([query, left, top]) => [
      query,
      left,
      top,
      await pixel(await fetchImage(lake, asset, query), left, top),
    ]),
  )
  expect(got).toEqual(wanted)
})

test('sat=-100 is grey', async () => {
  await using lake = await startTestLake()
  const bytes = await fetchImage(lake, await threeColours(lake), 'sat=-100')
  const {channels} = await sharp(bytes).toColourspace('srgb').stats()
  expect(new Set(channels.slice(0, 3).map(({mean}) => Math.round(mean))).size).toBe(1)
})

test('what was transparent becomes white in a JPEG and the asked colour with bg', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'all-transparent.png')
  expect(await pixel(await fetchImage(lake, asset, 'fm=jpg'), 0, 0)).toBe('red+green+blue')
  expect(await pixel(await fetchImage(lake, asset, 'fm=png&bg=0f0'), 0, 0)).toBe('green')
})

test.for([
  ['auto=format', CHROME, 'image/avif'],
  ['auto=format', 'image/webp,*/*', 'image/webp'],
  ['auto=format', '*/*', 'image/jpeg'],
  ['auto=format&fm=png', CHROME, 'image/png'],
  ['fm=pjpg', '*/*', 'image/jpeg'],
  ['fm=webp', '*/*', 'image/webp'],
  ['fm=avif', '*/*', 'image/avif'],
] as const)('%s for a browser that takes %s is %s', async ([query, accept, type]) => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const answer = await lake.fetch(`/${asset.path}?w=64&${query}`, {headers: {accept}})
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('vary')).toContain(query.includes('auto') ? 'Accept' : 'Origin')
  const {format, compression} = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(format === 'heif' ? `image/${compression === 'av1' ? 'avif' : 'heif'}` : `image/${format}`).toBe(
    type,
  )
})

test('an animation stays one when it is scaled', async () => {
  await using lake = await startTestLake()
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({create: {width: 40, height: 20, channels: 3, background}})
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, {join: {animated: true}})
    .gif()
    .toBuffer()
  const answer = await postAsset(lake, 'images', gif)
  const {document}: {document: UploadedAsset} = JSON.parse(await answer.text())
  expect(document._id).toMatch(/-40x20-gif$/)
  for (const query of ['w=20', 'w=20&auto=format', 'w=20&h=20&fit=crop']) {
    expect((await sharp(await fetchImage(lake, document, query, CHROME)).metadata()).pages).toBe(3)
  }
  expect((await sharp(await fetchImage(lake, document, 'w=20&frame=1')).metadata()).pages ?? 1).toBe(1)
})

test('an animation that is damaged after its first picture is shown as that picture', async () => {
  await using lake = await startTestLake()
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({create: {width: 40, height: 20, channels: 3, background}})
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, {join: {animated: true}})
    .gif()
    .toBuffer()
  const answer = await postAsset(lake, 'images', gif.subarray(0, gif.length - 30))
  const {document}: {document: UploadedAsset} = JSON.parse(await answer.text())
  expect(await pixel(await fetchImage(lake, document, 'w=20&fm=png'), 5, 5)).toBe('red')
  expect(await pixel(await fetchImage(lake, document, 'w=20'), 5, 5)).toBe('red')
})

test('a hostile parameter is a 400 that says what is wrong', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const queries = [
    'w=0',
    'w=-1',
    'w=1.5',
    'w=99999',
    'w=abc',
    'w=1e3x',
    'w=',
    'h=Infinity',
    'w=NaN',
    'dpr=0',
    'dpr=100',
    'fit=cover',
    'crop=everywhere',
    'rect=1,2,3',
    'rect=-1,0,5,5',
    'rect=5000,5000,10,10',
    'rect=0,0,0,0',
    'rect=a,b,c,d',
    'fp-x=2&w=5',
    'q=101',
    'fm=exe',
    'fm=svg',
    'auto=everything',
    'blur=99999',
    'sat=500',
    'bg=red',
    'bg=12345',
    'flip=x',
    'or=45',
    'pad=-1',
    'w=8000&h=8000&fit=scale',
    'w=5000&h=5000&dpr=5&fit=fill',
    'frame=2',
    'w[]=5&w=x',
  ]
  for (const query of queries) {
    const answer = await lake.fetch(`/${asset.path}?${query}`)
    const body: unknown = await answer.json()
    expect([query, body]).toEqual([
      query,
      {statusCode: 400, error: 'Bad Request', message: expect.stringMatching(/image.*(parameter|pixels)/)},
    ])
  }
})

test('a parameter of other meaning changes nothing', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  expect(await fetchImage(lake, asset, 'utm_source=x&constructor=1')).toEqual(
    await readFixture('photo-1200x630.jpg'),
  )
})

test('different wishes have different tags', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const tags = new Set<string | null>()
  for (const query of ['w=64', 'w=65', 'w=64&q=50', 'w=64&fm=png', '']) {
    tags.add((await lake.fetch(`/${asset.path}?${query}`)).headers.get('etag'))
  }
  expect(tags.size).toBe(5)
})

test('many readers of one new size cause one piece of work, kept for the next start', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const answers = await Promise.all(Array.from({length: 30}, () => fetchImage(lake, asset, 'w=333')))
  expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1)
  const derived = join(lake.dir, 'assets', 'derived')
  expect(await readdir(derived)).toHaveLength(1)
  await lake.restart()
  expect(await fetchImage(lake, asset, 'w=333')).toEqual(answers[0])
  expect(await readdir(derived)).toHaveLength(1)
})

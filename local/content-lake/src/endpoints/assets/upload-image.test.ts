import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {crc32, deflateSync} from 'node:zlib'

import sharp from 'sharp'
import {expect, test} from 'vitest'

import {DATASET, PROJECT, PUBLIC_ORIGIN, startTestLake} from '#testing/start-test-lake.ts'
import {postAsset, readFixture, uploadFixture} from '#testing/upload-fixture.ts'

test('the client uploads an image and gets its document with everything the Studio shows', async () => {
  await using lake = await startTestLake()
  const asset = await lake.client().assets.upload('image', await readFixture('photo-1200x630.jpg'), {
    filename: 'photo.jpg',
    title: 'A photo',
    creditLine: 'Someone',
    source: {id: 'x1', name: 'Archive', url: 'https://archive.example/x1'},
  })
  const sha1 = asset.sha1hash
  expect(sha1).toMatch(/^[0-9a-f]{40}$/)
  expect(asset).toMatchObject({
    _id: `image-${sha1}-1200x630-jpg`,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    originalFilename: 'photo.jpg',
    title: 'A photo',
    creditLine: 'Someone',
    source: {id: 'x1', name: 'Archive', url: 'https://archive.example/x1'},
    path: `images/${PROJECT}/${DATASET}/${sha1}-1200x630.jpg`,
    url: `${PUBLIC_ORIGIN}/images/${PROJECT}/${DATASET}/${sha1}-1200x630.jpg`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width: 1200, height: 630, aspectRatio: 1200 / 630},
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      blurHash: expect.stringMatching(/^.{20,}$/),
      palette: {
        dominant: {background: expect.stringMatching(/^#[0-9a-f]{6}$/), population: expect.any(Number)},
        vibrant: {foreground: expect.stringMatching(/^#(?:000|fff)$/)},
      },
    },
  })
  expect(asset.metadata.exif).toBeUndefined()
  expect(await lake.client().getDocument(asset._id)).toMatchObject({_id: asset._id})
})

test('the same bytes are the same asset, and the first name stays', async () => {
  await using lake = await startTestLake()
  const first = await uploadFixture(lake, 'images', 'palette.png', {filename: 'first.png'})
  const second = await uploadFixture(lake, 'images', 'palette.png', {filename: 'second.png'})
  expect(second).toEqual(first)
  expect(await lake.client().fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})

test.for([1, 2, 3, 4])(
  'an image with EXIF orientation %i is described as it is seen',
  async (orientation) => {
    await using lake = await startTestLake()
    const asset = await uploadFixture(lake, 'images', `exif-orientation-${orientation}.jpg`)
    expect(asset._id).toMatch(/-320x200-jpg$/)
    expect(asset.metadata?.dimensions).toMatchObject({width: 320, height: 200})
    // The red dot is top left in the upright image, and must be there in what is cut and scaled.
    const answer = await lake.fetch(`/${asset.path}?w=160&h=100&fit=crop&fm=png`)
    const {data, info} = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true})
    expect([info.width, info.height]).toEqual([160, 100])
    const reds: number[] = []
    for (let at = 0; at < data.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (red > 180 && green < 90 && blue < 90) reds.push(at / 3)
    }
    expect(reds.length).toBeGreaterThan(0)
    expect(reds.every((pixel) => pixel % 160 < 80 && pixel / 160 < 50)).toBe(true)
  },
)

test.for([
  ['png-16bit.png', 'png', 'image/png'],
  ['grey-alpha.png', 'png', 'image/png'],
  ['palette.png', 'png', 'image/png'],
  ['one-pixel.png', 'png', 'image/png'],
  ['all-transparent.png', 'png', 'image/png'],
  ['progressive.jpg', 'jpg', 'image/jpeg'],
  ['avif.avif', 'avif', 'image/avif'],
  ['no-extension', 'jpg', 'image/jpeg'],
  ['png-named.jpg', 'png', 'image/png'],
  ['svg-no-size.svg', 'svg', 'image/svg+xml'],
  ['svg-script.svg', 'svg', 'image/svg+xml'],
  ['svg-onload.svg', 'svg', 'image/svg+xml'],
] as const)('%s is taken for what its bytes are: %s', async ([name, extension, mimeType]) => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', name)
  expect(asset).toMatchObject({extension, mimeType})
  expect(asset._id).toMatch(new RegExp(`^image-[0-9a-f]{40}-[1-9]\\d*x[1-9]\\d*-${extension}$`))
  const served = await lake.fetch(`/${asset.path}`)
  expect(served.headers.get('content-type')).toBe(mimeType)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(await readFixture(name))
})

test.for([
  ['grey-alpha.png', false],
  ['all-transparent.png', true],
  ['png-16bit.png', false],
  ['palette.png', false],
] as const)('the transparency of %s is told rightly', async ([name, isSeeThrough]) => {
  await using lake = await startTestLake()
  const stats = await sharp(await readFixture(name)).stats()
  expect(stats.isOpaque).toBe(!isSeeThrough)
  const asset = await uploadFixture(lake, 'images', name)
  expect(asset.metadata).toMatchObject({isOpaque: stats.isOpaque})
  expect(asset.metadata?.hasAlpha).toBe((await sharp(await readFixture(name)).metadata()).hasAlpha)
})

test('an opaque image with an alpha channel has one and is opaque', async () => {
  await using lake = await startTestLake()
  const bytes = await sharp({create: {width: 9, height: 9, channels: 4, background: '#123456ff'}})
    .png()
    .toBuffer()
  const answer = await postAsset(lake, 'images', bytes)
  expect(await answer.json()).toMatchObject({document: {metadata: {hasAlpha: true, isOpaque: true}}})
})

test.for([
  'truncated.jpg',
  'only-header.jpg',
  'zero-bytes.jpg',
  'pdf-named.png',
  'results-bom.csv',
  'minimal.pdf',
])('%s is no image: 400, no document, no bytes kept', async (name) => {
  await using lake = await startTestLake()
  const answer = await postAsset(lake, 'images', await readFixture(name), {filename: name})
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({statusCode: 400, message: expect.stringMatching(/image/i)})
  expect(await lake.client().fetch('count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])')).toBe(0)
  expect(await readdir(join(lake.dir, 'assets', 'staging'))).toEqual([])
  expect(await readdir(join(lake.dir, 'assets'))).not.toContain('originals')
})

test('EXIF and place are read only when they are asked for', async () => {
  await using lake = await startTestLake()
  const bytes = await sharp({create: {width: 8, height: 8, channels: 3, background: '#abc'}})
    .jpeg()
    .withExif({
      IFD2: {LensModel: 'Fifty'},
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 0/1',
      },
    })
    .toBuffer()
  const usual = JSON.parse(await (await postAsset(lake, 'images', bytes)).text()).document
  expect(usual.metadata).not.toHaveProperty('exif')
  expect(usual.metadata).not.toHaveProperty('location')

  await using other = await startTestLake()
  const asked = JSON.parse(
    await (await postAsset(other, 'images', bytes, {meta: 'exif,location'})).text(),
  ).document
  expect(asked.metadata).toMatchObject({
    exif: {_type: 'sanity.imageExifMetadata', LensModel: 'Fifty'},
    location: {_type: 'geopoint', lat: -(1 + 17 / 60), lng: 36 + 49 / 60},
  })
  expect(asked.metadata).not.toHaveProperty('palette')
})

test('an image with too many pixels is refused before it is unpacked', async () => {
  await using lake = await startTestLake()
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  const answer = await postAsset(lake, 'images', png)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({message: 'The image has more than 100000000 pixels'})
})

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

test('a drawing that wants to read a file or to grow without end is refused', async () => {
  await using lake = await startTestLake()
  const outside = '<!ENTITY f SYSTEM "file:///etc/passwd">'
  const growing = `<!ENTITY a "${'x'.repeat(100)}">${['b', 'c', 'd', 'f']
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcd'[index]};`.repeat(100)}">`)
    .join('')}`
  for (const entities of [outside, growing]) {
    const svg = `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&f;</text></svg>`
    expect((await postAsset(lake, 'images', Buffer.from(svg))).status).toBe(400)
  }
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

import {rm} from 'node:fs/promises'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {DATASET, PROJECT, startTestLake} from '#testing/start-test-lake.ts'
import {readFixture, uploadFixture} from '#testing/upload-fixture.ts'

test('assets are cached for good, readable from everywhere and answered 304 when known', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  for (const path of [`/${asset.path}`, `/${asset.path}?w=64`]) {
    const answer = await lake.fetch(path, {headers: {origin: 'http://localhost:3000'}})
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const etag = answer.headers.get('etag') ?? ''
    const again = await lake.fetch(path, {headers: {'if-none-match': `"other", W/${etag}`}})
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
})

test('a part of a file is answered as asked, or all of it, or refused', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'files', 'minimal.pdf')
  const wanted: [range: string, status: number, contentRange: string | null, length: number][] = [
    ['bytes=0-9', 206, 'bytes 0-9/192', 10],
    ['bytes=190-', 206, 'bytes 190-191/192', 2],
    ['bytes=-5', 206, 'bytes 187-191/192', 5],
    ['bytes=0-99999', 206, 'bytes 0-191/192', 192],
    ['bytes=500-', 416, 'bytes */192', 0],
    ['bytes=-0', 416, 'bytes */192', 0],
    ['bytes=9-1', 200, null, 192],
    ['bytes=0-1,4-5', 200, null, 192],
    ['lines=1-2', 200, null, 192],
    ['bytes=a-b', 200, null, 192],
  ]
  const got = await Promise.all(
    wanted.map(async ([range]) => {
      const answer = await lake.fetch(`/${asset.path}`, {headers: {range}})
      const {byteLength} = await answer.arrayBuffer()
      return [range, answer.status, answer.headers.get('content-range'), byteLength]
    }),
  )
  expect(got).toEqual(wanted)
})

test('a range of a file that has changed since is answered with all of it', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'files', 'minimal.pdf')
  const answer = await lake.fetch(`/${asset.path}`, {headers: {range: 'bytes=0-9', 'if-range': '"other"'}})
  expect(answer.status).toBe(200)
})

test('HEAD of an asset tells its size and sends nothing', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'files', 'minimal.pdf')
  const answer = await lake.fetch(`/${asset.path}`, {method: 'HEAD'})
  expect(answer.headers.get('content-length')).toBe('192')
  expect(await answer.text()).toBe('')
})

test('?dl gives a download under its own or the asked name', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const named = await lake.fetch(`/${asset.path}?dl=${encodeURIComponent('Résultats "1".jpg')}`)
  expect(named.headers.get('content-disposition')).toBe(
    `attachment; filename="R_sultats _1_.jpg"; filename*=UTF-8''R%C3%A9sultats%20%221%22.jpg`,
  )
  const own = await lake.fetch(`/${asset.path}?dl`)
  expect(own.headers.get('content-disposition')).toContain('filename="photo-1200x630.jpg"')
  expect((await lake.fetch(`/${asset.path}`)).headers.get('content-disposition')).toBeNull()
})

test('a drawing is served as it is, in a sandbox without scripts', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'svg-script.svg')
  const answer = await lake.fetch(`/${asset.path}?w=64`)
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFixture('svg-script.svg'))
})

test('a name for people may follow the address', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  expect((await lake.fetch(`/${asset.path}/a-photo.jpg?w=20`)).status).toBe(200)
})

test('an asset whose document is deleted is gone for readers, and back when it is uploaded again', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  await lake.client().delete(asset._id)
  expect((await lake.fetch(`/${asset.path}`)).status).toBe(404)
  expect((await lake.fetch(`/${asset.path}?w=20`)).status).toBe(404)
  await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  expect((await lake.fetch(`/${asset.path}`)).status).toBe(200)
})

test('an asset document written by hand breaks nothing', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const write = (fields: Record<string, unknown>) => lake.client().patch(asset._id).set(fields).commit()

  await write({mimeType: 'text/html\r\nset-cookie: a=b', originalFilename: 'a\r\nset-cookie: c=d'})
  const original = await lake.fetch(`/${asset.path}?dl=`)
  expect(original.headers.get('content-type')).toBe('application/octet-stream')
  expect(original.headers.get('set-cookie')).toBeNull()

  await write({'metadata.dimensions': {width: 9_000_000, height: 1}})
  expect((await lake.fetch(`/${asset.path}?rect=5000000,0,10,1`)).status).toBe(400)
  await write({'metadata.dimensions': {width: 0, height: 'x'}})
  expect((await lake.fetch(`/${asset.path}?w=20`)).status).toBe(404)
  await write({mimeType: 7})
  expect((await lake.fetch(`/${asset.path}`)).headers.get('content-type')).toBe('application/octet-stream')
})

test('an asset belongs to its dataset and project', async () => {
  await using lake = await startTestLake()
  await lake.client().datasets.create('other')
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  expect((await lake.fetch(`/${asset.path.replace(DATASET, 'other')}`)).status).toBe(404)
  expect((await lake.fetch(`/${asset.path.replace(PROJECT, 'foreign')}`)).status).toBe(404)
  expect((await lake.fetch(`/${asset.path.replace(DATASET, 'nowhere')}`)).status).toBe(404)
})

test('bytes lost from the disk are a 404 and no crash', async () => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  await rm(join(lake.dir, 'assets', 'originals'), {recursive: true})
  expect((await lake.fetch(`/${asset.path}`)).status).toBe(404)
  expect((await lake.fetch(`/${asset.path}?w=20`)).status).toBe(404)
})

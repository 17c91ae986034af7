import {once} from 'node:events'
import {readdir} from 'node:fs/promises'
import {connect} from 'node:net'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {gzipSync} from 'node:zlib'

import {expect, test} from 'vitest'

import {rawRequest} from '#testing/raw-http.ts'
import {DATASET, bearer, startTestLake} from '#testing/start-test-lake.ts'
import {postAsset, readFilenames, readFixture, uploadFixture} from '#testing/upload-fixture.ts'

test('the client uploads a file as a stream and downloads the same bytes', async () => {
  await using lake = await startTestLake()
  const bytes = await readFixture('minimal.pdf')
  const asset = await lake.client().assets.upload('file', Readable.from([bytes]), {filename: 'results.pdf'})
  expect(asset).toMatchObject({
    _id: `file-${asset.sha1hash}-pdf`,
    _type: 'sanity.fileAsset',
    mimeType: 'application/pdf',
    originalFilename: 'results.pdf',
    size: bytes.length,
  })
  const answer = await lake.fetch(`/${asset.path}`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
})

test.for([
  ['pdf-named.png', 'pdf', 'application/pdf'],
  ['pdf-leading-junk.pdf', 'pdf', 'application/pdf'],
  ['minimal.pdf', 'pdf', 'application/pdf'],
  ['results-bom.csv', 'csv', 'text/csv'],
  ['results-semicolon-latin1.csv', 'csv', 'text/csv'],
  ['results-nul.csv', 'csv', 'text/csv'],
  ['results-empty.csv', 'csv', 'text/csv'],
  ['no-extension', 'jpg', 'image/jpeg'],
] as const)('the file %s is kept byte for byte as %s', async ([name, extension, mimeType]) => {
  await using lake = await startTestLake()
  const asset = await uploadFixture(lake, 'files', name)
  const bytes = await readFixture(name)
  expect(asset).toMatchObject({extension, mimeType, size: bytes.length})
  const served = await lake.fetch(`/${asset.path}`)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
})

test.for([
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  [
    'page.xhtml',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  ],
  ['code.js', 'alert(1)'],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
])('nothing that could run is shown in place: %s', async ([name = '', content = '']) => {
  await using lake = await startTestLake()
  const answer = await postAsset(lake, 'files', Buffer.from(content), {filename: name})
  const {document} = JSON.parse(await answer.text())
  const served = await lake.fetch(`/${document.path}`)
  expect(served.headers.get('content-type')).not.toMatch(/html|javascript/)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(served.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('every awkward filename is kept as text, and stays text in the download header', async () => {
  await using lake = await startTestLake()
  for (const [index, filename] of (await readFilenames()).entries()) {
    const answer = await postAsset(lake, 'files', Buffer.from(`file ${index}`), {filename})
    expect(answer.status).toBe(200)
    const {document} = JSON.parse(await answer.text())
    // eslint-disable-next-line no-control-regex -- control characters are what must be gone
    expect(document.originalFilename ?? '').toBe(filename.replaceAll(/[\u0000-\u001f]/g, ''))
    expect(document.path).toMatch(/^files\/testing\/production\/[0-9a-f]{40}\.[a-z0-9]+$/)
    const served = await lake.fetch(`/${document.path}?dl=`)
    expect(served.status).toBe(200)
    const disposition = served.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[^"\\/%]+"; filename\*=UTF-8''[\w\-.~!$&+^`|%]+$/)
    expect(served.headers.get('x-injected')).toBeNull()
    expect(await served.text()).toBe(`file ${index}`)
  }
  expect((await readdir(join(lake.dir, 'assets', 'originals'))).toSorted()).toEqual([DATASET])
})

test('a gzipped upload is kept unzipped', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch(`/v1/assets/files/${DATASET}?filename=a.txt`, {
    method: 'POST',
    headers: {...bearer(), 'content-encoding': 'gzip'},
    body: gzipSync('plain'),
  })
  const {document} = JSON.parse(await answer.text())
  expect(await (await lake.fetch(`/${document.path}`)).text()).toBe('plain')
})

test('an upload that breaks off leaves nothing behind', async () => {
  await using lake = await startTestLake()
  const {hostname, port} = new URL(lake.origin)
  const socket = connect(Number(port), hostname)
  socket.write(rawRequest('POST', `/v1/assets/files/${DATASET}`, {...bearer(), 'content-length': '100000'}))
  socket.write('half of it')
  const staging = join(lake.dir, 'assets', 'staging')
  await expect.poll(() => readdir(staging)).toHaveLength(1)
  socket.destroy()
  await once(socket, 'close')
  await expect.poll(() => readdir(staging)).toEqual([])
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test('an upload announced as too large is refused before it is sent', async () => {
  await using lake = await startTestLake()
  const {hostname, port} = new URL(lake.origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    rawRequest('POST', `/v1/assets/files/${DATASET}`, {...bearer(), 'content-length': '99999999999'}),
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a stranger uploads nothing', async () => {
  await using lake = await startTestLake()
  const answer = await lake.fetch(`/v1/assets/files/${DATASET}`, {method: 'POST', body: 'x'})
  expect(answer.status).toBe(401)
})

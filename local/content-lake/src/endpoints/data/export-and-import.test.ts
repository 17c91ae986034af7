import {once} from 'node:events'
import {createReadStream} from 'node:fs'
import {createServer} from 'node:net'
import {join} from 'node:path'

import {exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'
import {expect, test} from 'vitest'

import {startTestLake, type TestLake} from '#testing/start-test-lake.ts'
import {uploadFixture} from '#testing/upload-fixture.ts'

/** The tool downloads assets from the addresses in their documents, so the lake must know its own beforehand. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function fill(lake: TestLake) {
  const client = lake.client()
  const image = await uploadFixture(lake, 'images', 'photo-1200x630.jpg')
  const drawing = await uploadFixture(lake, 'images', 'svg-no-size.svg')
  const file = await uploadFixture(lake, 'files', 'results-semicolon-latin1.csv')
  const span = {_type: 'span', _key: 's', text: 'Mbio – 結果 🏃🏾‍♀️', marks: []}
  await client
    .transaction()
    .create({_id: 'author', _type: 'author', name: 'Wanjirũ'})
    .create({
      _id: 'article',
      _type: 'article',
      author: {_type: 'reference', _ref: 'author'},
      picture: {_type: 'image', asset: {_type: 'reference', _ref: image._id}, hotspot: {x: 0.5, y: 0.25}},
      drawing: {_type: 'image', asset: {_type: 'reference', _ref: drawing._id}},
      results: {_type: 'file', asset: {_type: 'reference', _ref: file._id}},
      body: [{_type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span]}],
    })
    .create({
      _id: 'drafts.article',
      _type: 'article',
      related: {_type: 'reference', _ref: 'article', _weak: true},
    })
    .commit()
}

async function everything(lake: TestLake, dataset: string) {
  const documents: Record<string, unknown>[] = await lake
    .client({dataset, perspective: 'raw'})
    .fetch('*[!(_id in path("_.**"))] | order(_id)')
  // What an upload makes anew, here as in the hosted service.
  const anew = ['_rev', '_updatedAt', 'uploadId', 'url', 'path']
  return documents.map((document) =>
    Object.fromEntries(
      Object.entries(document).filter(
        ([field]) =>
          !anew.includes(field) && !(field === '_createdAt' && String(document._type).endsWith('Asset')),
      ),
    ),
  )
}

test('the tools of the hosted service export a dataset and import it as an equal one, twice over', async () => {
  const port = await freePort()
  await using lake = await startTestLake({port, publicOrigin: `http://127.0.0.1:${port}`})
  await fill(lake)
  expect(await everything(lake, 'production')).toHaveLength(6)
  const archive = join(lake.dir, 'export.tar.gz')
  await exportDataset({client: lake.client(), dataset: 'production', outputPath: archive})

  const client = lake.client({dataset: 'copy'})
  await client.datasets.create('copy')
  for (const operation of ['create', 'createOrReplace'] as const) {
    await sanityImport(createReadStream(archive), {client, operation})
    expect(await everything(lake, 'copy')).toEqual(await everything(lake, 'production'))
  }
  const copied = await client.fetch(
    '*[_id == "article"][0]{"name": author->name, "file": results.asset->url}',
  )
  expect(copied).toMatchObject({name: 'Wanjirũ', file: expect.stringContaining('/files/testing/copy/')})
  expect((await fetch(copied.file)).status).toBe(200)
  expect(await (await lake.fetch('/vX/ledger/unknown')).json()).toEqual([])
})

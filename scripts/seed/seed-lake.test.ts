import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'

import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {root} from '#bootstrap/ensure-installed.mjs'

import {categories} from './demo/categories.ts'
import {seedFailure} from './seed-failure.ts'
import {seedLake} from './seed-lake.ts'
import type {Seed} from './seed-lake.ts'

const smallSeed: Seed = {
  pictures: () => [
    {
      kind: 'scene',
      alt: 'A runner at dusk',
      width: 320,
      picture: {name: 'dusk', scene: 'ridge', mood: 'dusk'},
    },
    {kind: 'scene', alt: 'A watch', width: 320, picture: {name: 'watch', scene: 'watch', mood: 'dawn'}},
  ],
  files: () => [
    {
      name: 'list',
      fileName: 'የውጤት ዝርዝር.csv',
      contentType: 'text/csv',
      // Other bytes at every run, as of a file that says when it was written.
      draw: async () => Buffer.from(`Place,Name\n1,${process.hrtime.bigint()}\n`),
    },
  ],
  documents: (assetIds) => [
    {_id: 'category-one', _type: 'category', name: categories[0].name},
    {
      _id: 'story-one',
      _type: 'story',
      mainImage: {_type: 'image', asset: {_type: 'reference', _ref: assetIds('dusk')}},
    },
    {
      _id: 'raceResult-one',
      _type: 'raceResult',
      file: {_type: 'file', asset: {_type: 'reference', _ref: assetIds('list')}},
    },
  ],
}

test('a second run changes nothing, and pictures and files keep their names', async () => {
  await using lake = await startLake()
  await seedLake({client: lake.client, seed: smallSeed})
  const first = await contentOf(lake.client)
  await seedLake({client: lake.client, seed: smallSeed})

  expect(await contentOf(lake.client)).toEqual(first)
  expect(first).toMatchObject({
    documents: ['category-one', 'raceResult-one', 'story-one'],
    pictures: [
      {originalFilename: 'dusk.jpg', description: 'A runner at dusk', width: 320},
      {originalFilename: 'watch.jpg', description: 'A watch', width: 320},
    ],
    files: [{originalFilename: 'የውጤት ዝርዝር.csv', users: ['raceResult-one']}],
  })
})

test('a run cut short leaves no document behind, and the next one completes it', async () => {
  await using lake = await startLake()
  const cutShort = seedLake({
    client: lake.client,
    seed: smallSeed,
    onProgress: () => {
      throw new Error('the power went')
    },
  })
  await expect(cutShort).rejects.toThrow('the power went')
  expect(await contentOf(lake.client)).toMatchObject({documents: []})

  await seedLake({client: lake.client, seed: smallSeed})
  expect(await contentOf(lake.client)).toMatchObject({
    documents: ['category-one', 'raceResult-one', 'story-one'],
  })
})

test('a wrong token and a lake that is not there are each told in one line', async () => {
  const lake = await startLake()
  const reasonOf = async (token: string) => {
    const client = lake.client.withConfig({token})
    const error: unknown = await seedLake({client, seed: smallSeed}).then(
      () => null,
      (reason: unknown) => reason,
    )
    return seedFailure(error, lake.origin)
  }
  expect(await reasonOf('wrong')).toContain('refuses SANITY_API_WRITE_TOKEN (401)')
  await lake[Symbol.asyncDispose]()
  expect(await reasonOf('seed-test-write-token')).toContain(`${lake.origin} does not answer`)
})

async function contentOf(client: ReturnType<typeof createClient>): Promise<unknown> {
  return client.fetch(`{
    "documents": *[_type in ["category", "story", "raceResult"]] | order(_id)._id,
    "pictures": *[_type == "sanity.imageAsset"] | order(originalFilename) {
      _id, originalFilename, description, "width": metadata.dimensions.width
    },
    "files": *[_type == "sanity.fileAsset"] {
      _id, originalFilename, "users": *[_type == "raceResult" && references(^._id)]._id
    }
  }`)
}

/** The embedded lake as its own process, reached by its address alone. */
async function startLake() {
  const dir = await mkdtemp(path.join(tmpdir(), 'seed-test-'))
  const accounts = path.join(dir, 'accounts.json')
  const tokens = [{token: 'seed-test-write-token', label: 'seed', role: 'editor'}]
  await writeFile(accounts, JSON.stringify({tokens, users: []}))
  const flags = [
    '--dir',
    path.join(dir, 'lake'),
    '--accounts',
    accounts,
    '--public-origin',
    'http://localhost:3000',
  ]
  const child = spawn(process.execPath, [path.join(root, 'local/content-lake/src/main.ts'), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [ready] = await Promise.race([once(lines, 'line'), once(child, 'exit')])
  const origin = String(ready).replace('READY ', '')

  return {
    origin,
    client: createClient({
      projectId: 'local',
      dataset: 'production',
      token: 'seed-test-write-token',
      apiVersion: '2025-02-19',
      useCdn: false,
      apiHost: origin,
      useProjectHostname: false,
    }),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        child.stdin.end()
        await once(child, 'exit')
      }
      await rm(dir, {recursive: true, force: true})
    },
  }
}

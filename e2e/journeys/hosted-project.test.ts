import {existsSync, mkdtempSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {firstHtml} from '#harness/first-html.ts'
import {freePort} from '#harness/free-port.ts'
import {startLake} from '#harness/lake.ts'
import {startProduct} from '#harness/product.ts'
import * as studio from '#harness/studio.ts'
import {watchConsole} from '#harness/watch-console.ts'

test('with the settings of a hosted project no embedded lake starts, and the same builds speak to that address', async () => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  await using lake = await startLake({projectId: 'far', site})
  await writeStory(lake)
  const dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'unused-')), 'data')
  // Cookies know no ports: by the name localhost the lake is the same site for the browser, as a hosted one is not.
  const browserHost = lake.origin.replace('127.0.0.1', 'localhost')
  await using product = await startProduct({
    port,
    dataDir,
    env: {
      SANITY_PROJECT_ID: 'far',
      SANITY_DATASET: 'production',
      SANITY_API_WRITE_TOKEN: lake.writeToken,
      SANITY_API_HOST: lake.origin,
      SANITY_BROWSER_API_HOST: browserHost,
    },
  })

  expect(existsSync(path.join(dataDir, 'lake'))).toBe(false)
  await expect(fetch(`http://127.0.0.1:${product.lakePort}/v1/ping`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${site}/v1/ping`)).status).toBe(404)
  const {status, html} = await firstHtml(`${site}/stories/from-far-away`)
  expect(status).toBe(200)
  expect(html.includes('<h1')).toBe(true)
  expect(html.includes('From far away')).toBe(true)

  await using browser = await launchBrowser()
  await using context = await browser.newContext({viewport: {width: 1440, height: 1200}})
  const page = await studio.openStudio(context, product, lake.editor)
  const noise = watchConsole(page)
  await page.goto(`${site}/studio/intent/edit/id=story-far;type=story/`)
  await studio.input(page, 'title').fill('From not so far away')
  await studio.publish(page)
  await expect
    .poll(async () => (await firstHtml(`${site}/stories/from-far-away`)).html, {timeout: 1_000})
    .toMatch(/not so far/)
  expect(noise).toEqual([])
})

async function writeStory({
  origin,
  projectId,
  writeToken,
}: {
  origin: string
  projectId: string
  writeToken: string
}) {
  const client = createClient({
    projectId,
    dataset: 'production',
    apiHost: origin,
    useProjectHostname: false,
    token: writeToken,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
  const reference = (id: string) => ({_type: 'reference', _ref: id})
  const span = {_type: 'span', _key: 's', text: 'It came over the wire.', marks: []}
  await client
    .transaction()
    .create({
      _id: 'category-far',
      _type: 'category',
      name: 'Athletics',
      slug: {current: 'athletics'},
      order: 1,
    })
    .create({_id: 'author-far', _type: 'author', name: 'A. Writer', slug: {current: 'a-writer'}})
    .create({
      _id: 'story-far',
      _type: 'story',
      number: 1,
      title: 'From far away',
      slug: {_type: 'slug', current: 'from-far-away'},
      excerpt: 'A story of another lake.',
      body: [{_type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span]}],
      category: reference('category-far'),
      author: reference('author-far'),
      publishedAt: '2026-01-01T00:00:00.000Z',
    })
    .commit()
}

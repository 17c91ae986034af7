import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {firstHtml} from '#harness/first-html.ts'
import {type Product, startProduct} from '#harness/product.ts'

const known = '/stories/the-art-of-the-slow-morning'

test('while the lake is down readers get the stale page or a 503, and it recovers by itself', async () => {
  await using product = await startProduct()
  expect((await firstHtml(`${product.origin}${known}`)).status).toBe(200)
  process.kill(processOf(product, 'content-lake/src/main.ts'), 'SIGSTOP')
  try {
    expect((await firstHtml(`${product.origin}${known}`)).status).toBe(200)
    const unknown = await fetch(`${product.origin}/stories/never-asked-before`)
    expect(unknown.status).toBe(503)
    expect(unknown.headers.get('retry-after')).not.toBeNull()
    expect((await unknown.text()).includes('noindex')).toBe(true)
    expect((await fetch(`${product.origin}/api/health`)).status).toBe(503)
  } finally {
    process.kill(processOf(product, 'content-lake/src/main.ts'), 'SIGKILL')
  }
  const status = async (address: string) => (await fetch(`${product.origin}${address}`)).status
  await expect.poll(() => status('/stories/never-asked-before'), {timeout: 20_000}).toBe(404)
  await expect.poll(() => status('/api/health'), {timeout: 20_000}).toBe(200)
})

test('everything that was acknowledged is there after every process was killed', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'killed-'))
  try {
    const first = await startProduct({seed: 'none', dataDir})
    const ids = Array.from({length: 20}, (_, index) => `note-${index}`)
    for (const id of ids) await clientOf(first).create({_id: id, _type: 'page', title: id})
    const person = {name: 'Asha Bett', email: 'asha@reader.example', password: 'a long run at dawn'}
    const registered = await post(first, '/auth/register', {
      ...person,
      password_confirmation: person.password,
    })
    expect(registered.status).toBe(201)
    // In one go, so that no part has the time to notice the end of another and to end in order.
    for (const part of ['content-lake/src/main.ts', 'mongo/src/main.ts'])
      process.kill(processOf(first, part), 'SIGKILL')
    await first.stop('SIGKILL')

    const second = await startProduct({seed: 'none', dataDir})
    const found = await clientOf(second).fetch('*[_type == "page"]._id')
    const login = await post(second, '/auth/login', {email: person.email, password: person.password})
    await second.stop()
    expect(login.status).toBe(200)
    expect(new Set(found)).toEqual(new Set(ids))
  } finally {
    rmSync(dataDir, {recursive: true, force: true})
  }
})

test('Ctrl-C ends every part in order, without a word of alarm', async () => {
  await using product = await startProduct({seed: 'none'})
  const welcome = product.output().length
  expect(await product.interrupt()).toBe(0)
  const farewell = product.output().slice(welcome)
  expect(farewell).toContain('Stopping')
  expect(farewell).not.toMatch(/starting it again|is gone|not heard/)
  await expect(fetch(product.origin)).rejects.toThrow('fetch failed')
  await expect(fetch(`http://127.0.0.1:${product.lakePort}/v1/ping`)).rejects.toThrow('fetch failed')
})

/** The process of one part of this product, found by what was started with its own folder or port. */
function processOf(product: Product, file: string): number {
  const lines = execFileSync('ps', ['-eo', 'pid,args']).toString().split('\n')
  const line = lines.find((text) => text.includes(file) && text.includes(product.dataDir))
  if (line === undefined) throw new Error(`No process of ${file} is running for ${product.dataDir}`)
  return Number.parseInt(line, 10)
}

function post(product: Product, call: string, body: object) {
  const headers = {'content-type': 'application/json'}
  return fetch(`${product.origin}/api${call}`, {method: 'POST', headers, body: JSON.stringify(body)})
}

function clientOf(product: Product) {
  const {sanity} = product.credentials()
  return createClient({
    ...sanity,
    token: sanity.writeToken,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
}

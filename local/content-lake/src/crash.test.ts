import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {ACCOUNTS, ADMINISTRATOR_TOKEN, DATASET, PROJECT, PUBLIC_ORIGIN} from '#testing/start-test-lake.ts'

const writes = 200
const killEvery = 23
const main = join(import.meta.dirname, 'main.ts')

/**
 * Writers keep a lake busy while it is killed again and again. Each transaction puts the same number into two documents
 * and into the counter's list, so a transaction that is lost, doubled or half there shows.
 */
test('no acknowledged write is lost, doubled or half there after kill -9', {timeout: 120_000}, async () => {
  await using folder = await aFolder()
  const acknowledged = new Set<number>()
  await createCounter(folder.flags)
  for (let next = 0; next < writes;) next = await writeUntilKilled(folder.flags, {next, acknowledged})

  await using lake = await start(folder.flags)
  const client = clientOf(lake.origin)
  const left = await client.fetch<number[]>('*[_type == "left"].number')
  const right = await client.fetch<number[]>('*[_type == "right"].number')
  const counted = (await client.getDocument('counter'))?.numbers
  expect(acknowledged.size).toBe(writes)
  expect(new Set(left)).toEqual(new Set(right))
  expect(left.toSorted(byNumber)).toEqual([...new Set(left)].toSorted(byNumber))
  expect(counted).toEqual(left.toSorted(byNumber))
  expect([...acknowledged].filter((number) => !left.includes(number))).toEqual([])

  const url = `/data/history/${DATASET}/documents/counter?lastRevision=true`
  const {documents} = await client.request<{documents: {numbers: number[]}[]}>({url})
  expect(documents.map(({numbers}) => numbers)).toEqual([counted])
})

async function createCounter(flags: string[]) {
  await using lake = await start(flags)
  await clientOf(lake.origin).create({_id: 'counter', _type: 'counter', numbers: []})
}

/** Writes one number after another; a write that the kill cut off is tried again under the same transaction id. */
async function writeUntilKilled(
  flags: string[],
  {next, acknowledged}: {next: number; acknowledged: Set<number>},
) {
  await using lake = await start(flags)
  const client = clientOf(lake.origin)
  const killed = next + killEvery
  for (let number = next; number < writes; number += 1) {
    const answer = write(client, number)
    if (number === killed) lake.child.kill('SIGKILL')
    const outcome = await answer
    if (outcome === 'cut off') return number
    acknowledged.add(number)
  }
  return writes
}

async function write(client: ReturnType<typeof clientOf>, number: number): Promise<'written' | 'cut off'> {
  const transaction = client
    .transaction()
    .transactionId(`write-${number}`)
    .create({_id: `left-${number}`, _type: 'left', number, padding: 'x'.repeat(2000)})
    .create({_id: `right-${number}`, _type: 'right', number, padding: 'y'.repeat(2000)})
    .patch('counter', (patch) => patch.append('numbers', [number]))
  try {
    await transaction.commit()
    return 'written'
  } catch (error) {
    // Refused as known: the lake had committed it, only the answer did not get out before the kill.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 409) return 'written'
    return 'cut off'
  }
}

async function start(flags: string[]) {
  const child = spawn(process.execPath, [main, ...flags], {stdio: ['pipe', 'pipe', 'inherit']})
  const exited = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  return {
    child,
    origin: /READY (http:\S+)/.exec(String(line))?.[1] ?? '',
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function clientOf(apiHost: string) {
  return createClient({
    projectId: PROJECT,
    dataset: DATASET,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: ADMINISTRATOR_TOKEN,
    maxRetries: 0,
  })
}

async function aFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'content-lake-crash-'))
  const accounts = join(dir, 'accounts.json')
  await writeFile(accounts, JSON.stringify(ACCOUNTS))
  const flags = ['--dir', join(dir, 'lake'), '--accounts', accounts, '--public-origin', PUBLIC_ORIGIN]
  return {
    flags: [...flags, '--project', PROJECT, '--dataset', DATASET],
    [Symbol.asyncDispose]: () => rm(dir, {recursive: true, force: true}),
  }
}

function byNumber(a: number, b: number) {
  return a - b
}

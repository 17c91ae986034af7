import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'

import {startLake} from '#start-lake.ts'
import {openDatabase} from '#store/open-database.ts'

import {readFields, readGroqSuite, readText} from './groq-suite.ts'
import type {GroqCase, GroqDataset} from './groq-suite.ts'

interface Failure {
  id: string
  query: string
  explanation: string
}

const token = 'sk-conformance-0123456789abcdef'
/** Every stored document has these; the suite's have none, so they are taken out of the answers again. */
const added = {_rev: 'suite', _createdAt: '2000-01-01T00:00:00.000Z', _updatedAt: '2000-01-01T00:00:00.000Z'}
const addedEntries = new Set(Object.entries(added).map(([key, value]) => `${key}=${value}`))

/** Runs the whole GROQ suite over HTTP against a started lake. */
export async function runGroqConformance(): Promise<{total: number; failures: Failure[]}> {
  const {datasets, cases} = readGroqSuite()
  const dir = mkdtempSync(join(tmpdir(), 'groq-conformance-'))
  try {
    const names = fill(dir, datasets)
    await using lake = await startLake({
      dir,
      port: 0,
      project: 'conformance',
      dataset: 'production',
      publicOrigin: 'http://localhost',
      accounts: {tokens: [{token, label: 'conformance', role: 'administrator'}], users: []},
    })
    for (const name of names.values()) await call(`${lake.origin}/v2025-02-19/datasets/${name}`, 'PUT', {})
    const failures: Failure[] = []
    for (const groqCase of cases) {
      const explanation = await run(groqCase, lake.origin, names.get(groqCase.datasetId))
      if (explanation !== null) failures.push({id: groqCase.id, query: groqCase.query, explanation})
    }
    return {total: cases.length, failures}
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
}

/** Straight into the database: the suite's documents hold references that no lake would accept. */
function fill(dir: string, datasets: readonly GroqDataset[]) {
  const database = openDatabase(join(dir, 'lake.sqlite'))
  const insert = database.prepare('insert into documents (dataset, id, body) values (?, ?, ?)')
  const names = new Map<string, string>()
  database.exec('begin')
  for (const [index, {id, documents}] of datasets.entries()) {
    if (!documents) continue
    names.set(id, `suite-${index}`)
    for (const document of documents) {
      insert.run(`suite-${index}`, readText(document._id), JSON.stringify({...document, ...added}))
    }
  }
  database.exec('commit')
  database.close()
  return names
}

async function run(
  {query, params, isValid, expected}: GroqCase,
  origin: string,
  dataset: string | undefined,
) {
  if (dataset === undefined) return 'the documents of its data set are not part of the suite'
  const url = `${origin}/v2025-02-19/data/query/${dataset}?perspective=raw`
  const {status, body} = await call(url, 'POST', {query, params})
  if (!isValid) return status === 400 ? null : `should be refused, but gives ${JSON.stringify(body.result)}`
  if (status !== 200) return `is refused: ${JSON.stringify(body)}`
  const actual = withoutAdded(body.result)
  return isDeepStrictEqual(actual, expected ?? null)
    ? null
    : `gives ${shorten(JSON.stringify(actual))}, expected is ${shorten(JSON.stringify(expected))}`
}

async function call(url: string, method: string, body: unknown) {
  const response = await fetch(url, {
    method,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
  return {status: response.status, body: readFields(await response.json(), 'the answer')}
}

function withoutAdded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAdded)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([key, item]) => !addedEntries.has(`${key}=${String(item)}`))
  return Object.fromEntries(own.map(([key, item]) => [key, withoutAdded(item)]))
}

function shorten(text: string) {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

if (import.meta.main) {
  const {total, failures} = await runGroqConformance()
  for (const {id, query, explanation} of failures) console.log(`${id}\n  ${query.trim()}\n  ${explanation}`)
  console.log(`groq: ${total - failures.length} passed, ${failures.length} failed`)
}

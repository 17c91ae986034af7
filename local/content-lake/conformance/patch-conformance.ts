import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'

import {startLake} from '#start-lake.ts'

import {readFields, readText} from './groq-suite.ts'

interface PatchFailure {
  name: string
  explanation: string
}

const token = 'sk-conformance-0123456789abcdef'
const system = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt'])

/** Sends every patch of the mutator's own tests (MIT, see cases/LICENSE) to a started lake and reads the result back. */
export async function runPatchConformance(): Promise<{total: number; failures: PatchFailure[]}> {
  const vectors: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'cases', 'patch-vectors.json'), 'utf8'),
  )
  if (!Array.isArray(vectors)) throw new TypeError('patch-vectors.json is not a list')
  const dir = mkdtempSync(join(tmpdir(), 'patch-conformance-'))
  try {
    await using lake = await startLake({
      dir,
      port: 0,
      project: 'conformance',
      dataset: 'production',
      publicOrigin: 'http://localhost',
      accounts: {tokens: [{token, label: 'conformance', role: 'administrator'}], users: []},
    })
    const failures: PatchFailure[] = []
    for (const [index, vector] of vectors.entries()) {
      const {source, name, before, patch, after} = readFields(vector, 'a patch vector')
      const id = `patch-${index}`
      const explanation = await run(lake.origin, {id, before, patch, after})
      if (explanation !== null) failures.push({name: `${readText(source)}: ${readText(name)}`, explanation})
    }
    return {total: vectors.length, failures}
  } finally {
    rmSync(dir, {recursive: true, force: true})
  }
}

async function run(origin: string, vector: {id: string; before: unknown; patch: unknown; after: unknown}) {
  const {id} = vector
  const create = {...readFields(vector.before, 'before'), _id: id, _type: 'case'}
  const patches: unknown[] = Array.isArray(vector.patch) ? vector.patch : [vector.patch]
  const mutations = [{create}, ...patches.map((patch) => ({patch: {...readFields(patch, 'patch'), id}}))]
  const answer = await call(`${origin}/v2025-02-19/data/mutate/production`, {mutations})
  if (answer.error !== undefined) return `is refused: ${JSON.stringify(answer.error)}`
  const {documents} = await call(`${origin}/v2025-02-19/data/doc/production/${id}`)
  const actual = content(Array.isArray(documents) ? documents[0] : null)
  const expected = content(vector.after)
  return isDeepStrictEqual(actual, expected)
    ? null
    : `gives ${JSON.stringify(actual)}, expected is ${JSON.stringify(expected)}`
}

function content(document: unknown) {
  const fields = Object.entries(readFields(document, 'a document'))
  return Object.fromEntries(fields.filter(([key]) => !system.has(key)))
}

async function call(url: string, body?: unknown) {
  const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'}
  const response = await fetch(
    url,
    body === undefined ? {headers} : {method: 'POST', headers, body: JSON.stringify(body)},
  )
  return readFields(await response.json(), 'the answer')
}

if (import.meta.main) {
  const {total, failures} = await runPatchConformance()
  for (const {name, explanation} of failures) console.log(`${name}\n  ${explanation}`)
  console.log(`patches: ${total - failures.length} passed, ${failures.length} failed`)
}

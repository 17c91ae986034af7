import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {runGroqConformance} from './groq-conformance.ts'
import {readFields, readText} from './groq-suite.ts'
import {runPatchConformance} from './patch-conformance.ts'

test(
  'every GROQ case passes but for the listed ones, and all of those still fail',
  {timeout: 120_000},
  async () => {
    const known = readKnownFailures()
    const {total, failures} = await runGroqConformance()
    console.log(`groq: ${total - failures.length} passed, ${failures.length} failed`)
    for (const [reason, ids] of Object.entries(known)) console.log(`  ${ids.length} known: ${reason}`)
    expect(failures.map(({id}) => id).toSorted()).toEqual(Object.values(known).flat().toSorted())
  },
)

test('every patch gives what the mutator’s own tests expect', {timeout: 60_000}, async () => {
  const {total, failures} = await runPatchConformance()
  console.log(`patches: ${total - failures.length} passed, ${failures.length} failed`)
  expect(failures).toEqual([])
})

function readKnownFailures(): Record<string, string[]> {
  const file = join(import.meta.dirname, 'known-failures.json')
  const reasons = Object.entries(readFields(JSON.parse(readFileSync(file, 'utf8')), 'known-failures.json'))
  return Object.fromEntries(
    reasons.map(([reason, ids]) => [reason, Array.isArray(ids) ? ids.map(readText) : []]),
  )
}

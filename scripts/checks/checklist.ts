import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'

import {type NamedTest, readRows, type Row} from './checklist/read-rows.ts'
import {Outcomes} from './checklist/reports.ts'
import {finished, idOf, idsOf, sections} from './checklist/sections.ts'
import {declares} from './checklist/titles.ts'

// docs/CHECKLIST.md: every line there once and in order, every test it names in its file, every finished line with a
// test. With `--ran`, each named test must also have run and passed in the run whose reports are in .build/tests. The
// folder to check may be given, for the check of this check.
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {ran: {type: 'boolean', default: false}},
})
const root = path.resolve(positionals[0] ?? '.')
const file = 'docs/CHECKLIST.md'
const rows = readRows(readFileSync(path.join(root, file), 'utf8'))

const sources = new Map<string, string | null>()
const outcomes = values.ran ? new Outcomes(root, ['unit', 'journeys']) : null
const mustHaveSome = new Set(finished.flatMap(idsOf))

const faults = [...orderFaults(rows), ...rows.flatMap(rowFaults)]
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

function orderFaults(found: Row[]): string[] {
  const expected = [...sections].flatMap(([section, size]) =>
    Array.from({length: size}, (_, index) => idOf(section, index + 1)),
  )
  const ids = found.map(({id}) => id)
  const missing = expected.filter((id) => !ids.includes(id)).map((id) => `${file} has no line ${id}`)
  const places = new Map(expected.map((id, index) => [id, index]))
  let last = -1
  const misplaced = found.flatMap(({id, line}) => {
    const place = places.get(id)
    const said = `${file}:${line} ${id}`
    if (place === undefined) return [`${said} is no line of the checklist`]
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return [`${said} is there twice`]
    const isBehind = place < last
    last = Math.max(last, place)
    return isBehind ? [`${said} is out of order`] : []
  })
  return [...missing, ...misplaced]
}

function rowFaults({line, id, tests, unreadable}: Row): string[] {
  const said = `${file}:${line} ${id}`
  const faults = unreadable.map((text) => `${said} cannot be read: ${text}`)
  if (tests.length === 0 && mustHaveSome.has(id)) faults.push(`${said} is finished and names no test`)
  return [...faults, ...tests.flatMap((test) => testFaults(test).map((fault) => `${said} ${fault}`))]
}

function testFaults(test: NamedTest): string[] {
  const source = readSource(test.file)
  const name = `${test.file} › ${test.title}`
  if (source === null) return [`names a file that is not there: ${name}`]
  if (!declares(source, test.title)) return [`names a test that is not there: ${name}`]
  if (outcomes === null) return []
  const outcome = outcomes.of(test)
  if (outcome === undefined) return [`names a test that did not run: ${name}`]
  return outcome === 'passed' ? [] : [`names a test that did not pass (${outcome}): ${name}`]
}

function readSource(name: string): string | null {
  const known = sources.get(name)
  if (known !== undefined) return known
  const full = path.join(root, name)
  const source = existsSync(full) ? readFileSync(full, 'utf8') : null
  sources.set(name, source)
  return source
}

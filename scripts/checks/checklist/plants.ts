import {readFileSync} from 'node:fs'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'
import type {Plant} from '#checks/plants.ts'

import {reportDirectory} from './reports.ts'

const file = 'docs/CHECKLIST.md'
const test = 'scripts/checks/planted.test.ts'
const good = readFileSync(path.join(root, file), 'utf8').split('\n')

/** Changes the row of a line. */
function withRow(lines: string[], id: string, change: (row: string) => string[]): string[] {
  return lines.flatMap((line) => (line.startsWith(`| ${id} |`) ? change(line) : [line]))
}

function naming(row: string, cell: string): string {
  return `${row
    .split(/(?<!\\)\|/)
    .slice(0, 4)
    .join('|')}| ${cell} |`
}

function planted(changes: [id: string, change: (row: string) => string[]][]): string {
  return changes.reduce((lines, [id, change]) => withRow(lines, id, change), good).join('\n')
}

const list = planted([
  ['S1-01', (row) => [naming(row, '`scripts/nowhere.test.ts` › a title')]],
  ['S1-02', (row) => [naming(row, `\`${test}\` › a title that nobody wrote`)]],
  ['S1-03', (row) => [naming(row, 'somewhere in the tests')]],
  ['S1-04', (row) => [row, row]],
  ['S1-05', () => []],
  ['S1-06', () => []],
  ['S1-08', (row) => [row, '| S1-06 | planted | api | — |', '| S1-99 | planted | api | — |']],
  ['D-14', (row) => [naming(row, '—')]],
])
const source = "test('a planted test', () => {})\ntest.each(cases)('a planted %s', () => {})\n"

export const checklistPlants: readonly Plant[] = [
  {file: test, source, finding: /S1-02 names a test that is not there/},
  {file, source: list, finding: /S1-01 names a file that is not there/},
  {file, source: list, finding: /S1-03 cannot be read/},
  {file, source: list, finding: /S1-04 is there twice/},
  {file, source: list, finding: /has no line S1-05/},
  {file, source: list, finding: /S1-06 is out of order/},
  {file, source: list, finding: /S1-99 is no line/},
  {file, source: list, finding: /D-14 is finished and names no test/},
]

const named = planted([
  ['S1-01', (row) => [naming(row, `\`${test}\` › a planted test`)]],
  ['S1-02', (row) => [naming(row, `\`${test}\` › a planted case that never ran`)]],
])
const report = (assertionResults: {fullName: string; status: string}[]) =>
  JSON.stringify({testResults: [{name: test, assertionResults}]})
const inReports = `${reportDirectory}/unit.json`

export const ranPlants: readonly Plant[] = [
  {file: test, source, finding: /S1-01 names a test that did not pass \(failed\)/},
  {file, source: named, finding: /S1-02 names a test that did not run/},
  {file: inReports, source: report([{fullName: 'a planted test', status: 'failed'}]), finding: null},
  {file: `${reportDirectory}/journeys.json`, source: report([]), finding: null},
]

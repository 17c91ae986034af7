import {packages} from '#checks/packages.ts'
import {buildWhatIsStale} from '#start/build-stale.ts'

import {checkStep, type StepResult, vitestStep} from './step.ts'

// Every check and every test, in the order in which a fault is cheapest to find. `npm test -- check`, `unit` and
// `journeys` run a part of it.
const asked = process.argv.slice(2)
const isAsked = (part: string) => asked.length === 0 || asked.includes(part)
const results: StepResult[] = []

if (isAsked('check')) {
  results.push(await checkStep('formatting', {file: 'oxfmt', args: ['-c', '.oxfmtrc.json', '--check']}))
  results.push(await checkStep('lint and import rules', {file: 'oxlint', args: []}))
  for (const name of packages) {
    results.push(await checkStep(`types of ${name}`, {file: 'tsc', args: ['--noEmit', '-p', name]}))
  }
  results.push(await checkStep('unused code and dependencies', {file: 'knip', args: []}))
  results.push(
    await checkStep('house rules', {file: process.execPath, args: ['scripts/checks/house-rules.ts']}),
  )
  results.push(
    await checkStep('generated types are fresh', {
      file: process.execPath,
      args: ['schemas/scripts/check-generated.ts'],
    }),
  )
  results.push(
    await checkStep('the checklist names tests that exist', {
      file: process.execPath,
      args: ['scripts/checks/checklist.ts'],
    }),
  )
  results.push(
    await checkStep('the checks can fail', {file: process.execPath, args: ['scripts/checks/self-check.ts']}),
  )
}
if (isAsked('unit')) results.push(await vitestStep('unit', '.', []))
if (isAsked('journeys')) {
  await buildWhatIsStale()
  results.push(await vitestStep('journeys', 'e2e', []))
}
if (asked.length === 0) {
  results.push(
    await checkStep('the tests that the checklist names have passed', {
      file: process.execPath,
      args: ['scripts/checks/checklist.ts', '--ran'],
    }),
  )
}

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
const unwell = results.filter((result) => result.failed > 0).map((result) => result.name)
if (unwell.length > 0) console.log(`\nFailed: ${unwell.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

import {execFileSync, spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {root} from '#bootstrap/ensure-installed.mjs'

import {checklistPlants, ranPlants} from './checklist/plants.ts'
import {packages} from './packages.ts'
import {formatPlants, houseRulePlants, lintPlants, type Plant, typePlants, unusedPlants} from './plants.ts'

// Proves that the checks of `npm test` can fail: plants violations in a copy of the tree and expects each to be found.
// A set-up that looks at nothing is green for ever; this is what would notice.

const copy = mkdtempSync(path.join(os.tmpdir(), 'self-check-'))
const missed: string[] = []

function copyTree() {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of tracked.toString().split('\0').filter(Boolean)) {
    const target = path.join(copy, file)
    mkdirSync(path.dirname(target), {recursive: true})
    cpSync(path.join(root, file), target, {force: true})
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const name of packages) {
    // Relative links between our packages lead to the copy; all others into the one store.
    cpSync(path.join(root, name, 'node_modules'), path.join(copy, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

function expectFindings(check: string, command: [string, ...string[]], plants: readonly Plant[]) {
  const originals = plants.map(({file}) => readIfThere(path.join(copy, file)))
  for (const plant of plants) {
    mkdirSync(path.dirname(path.join(copy, plant.file)), {recursive: true})
    writeFileSync(path.join(copy, plant.file), plant.source)
  }
  const [file, ...args] = command
  const {status, stdout, stderr} = spawnSync(file, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const lines = `${stdout}\n${stderr}`.split('\n')
  for (const plant of plants) {
    const {file: name, finding} = plant
    if (finding === null) continue
    const isFound = status !== 0 && lines.some((line) => line.includes(name) && finding.test(line))
    if (!isFound) missed.push(`${check} did not find ${finding} in ${name}`)
  }
  plants.forEach((plant, index) => {
    const original = originals[index]
    if (original === undefined) rmSync(path.join(copy, plant.file), {force: true})
    else writeFileSync(path.join(copy, plant.file), original)
  })
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

try {
  copyTree()
  expectFindings('lint', ['oxlint', '--format=unix'], lintPlants)
  expectFindings(
    'house rules',
    [process.execPath, path.join(root, 'scripts/checks/house-rules.ts'), copy],
    houseRulePlants,
  )
  const checklist = path.join(root, 'scripts/checks/checklist.ts')
  expectFindings('checklist', [process.execPath, checklist, copy], checklistPlants)
  expectFindings('checklist of a run', [process.execPath, checklist, '--ran', copy], ranPlants)
  expectFindings('types', ['tsc', '--noEmit', '--pretty', 'false', '-p', 'server'], typePlants)
  expectFindings('unused code', ['knip'], unusedPlants)
  expectFindings('formatting', ['oxfmt', '-c', '.oxfmtrc.json', '--check'], formatPlants)
} finally {
  rmSync(copy, {recursive: true, force: true})
}

for (const line of missed) console.error(line)
process.exit(missed.length === 0 ? 0 : 1)

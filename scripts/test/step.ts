import {spawn} from 'node:child_process'
import {readFileSync, rmSync} from 'node:fs'
import path from 'node:path'

import {z} from 'zod'

import {root} from '#bootstrap/ensure-installed.mjs'
import {reportDirectory} from '#checks/checklist/reports.ts'

export interface StepResult {
  name: string
  passed: number
  failed: number
}

interface Command {
  file: string
  args: string[]
  folder?: string
}

/** One command that passes or fails as a whole. Its output is shown when it fails. */
export async function checkStep(name: string, command: Command): Promise<StepResult> {
  const {code, output} = await run(command, false)
  const hasPassed = code === 0
  console.log(`${hasPassed ? '✓' : '✗'} ${name}`)
  if (!hasPassed) process.stdout.write(output)
  return {name, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1}
}

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})

/** A vitest run, counted test by test; its report stays. A file that could not be loaded counts as a failure. */
export async function vitestStep(name: string, folder: string, filters: string[]): Promise<StepResult> {
  const file = path.join(root, reportDirectory, `${name}.json`)
  rmSync(file, {force: true})
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters]
  const {code} = await run({file: 'vitest', args, folder}, true)
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const hasHiddenFailure = code !== 0 && report.numFailedTests === 0
    return {name, passed: report.numPassedTests, failed: report.numFailedTests + (hasHiddenFailure ? 1 : 0)}
  } catch {
    return {name, passed: 0, failed: 1}
  }
}

async function run({file, args, folder}: Command, isShown: boolean) {
  const child = spawn(file, args, {
    cwd: path.join(root, folder ?? '.'),
    env: {...process.env, NO_COLOR: '1', CI: process.env.CI ?? 'true'},
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const {promise, resolve} = Promise.withResolvers<number>()
  child.once('error', (error) => {
    output += error.message
    resolve(1)
  })
  child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  const code = await promise
  return {code, output}
}

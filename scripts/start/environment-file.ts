import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

import {StartFailure} from './start-failure.ts'

/**
 * Loads `.env` from a folder, if there is one; what the environment says already comes first. Everything in that file is
 * meant for us, so a name that `.env.example` does not list, or a line that says nothing, stops the start.
 */
export function loadEnvironmentFile(folder: string) {
  const file = path.join(folder, '.env')
  if (!existsSync(file)) return
  const known = new Set(settingNames(readFileSync(path.join(folder, '.env.example'), 'utf8')))
  const faults = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const fault = faultOf(line, known)
      return fault === null ? [] : [`line ${index + 1}: ${fault}`]
    })
  if (faults.length > 0) throw new StartFailure(`.env ${faults.join('; ')}. See .env.example.`)
  process.loadEnvFile(file)
}

/** The settings that an example file lists, set or commented out. */
function settingNames(example: string) {
  return [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? [])
}

function faultOf(line: string, known: ReadonlySet<string>) {
  if (/^\s*(#|$)/.test(line)) return null
  const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1]
  if (name === undefined) return 'is not of the form NAME=value'
  return known.has(name) ? null : `there is no setting ${name}`
}

import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

import {type Fault, houseRules} from './rules.ts'

// Rules of the house that the linter cannot express. The folder to check may be given, for the check of this check.
const root = path.resolve(process.argv[2] ?? '.')
const ignored = /(^|\/)(node_modules|dist|generated|\.build|\.data)\//

const faults: Fault[] = []
let checked = 0
for (const file of globSync('**/*.{ts,tsx,mjs}', {cwd: root, exclude: ['**/node_modules/**']}).toSorted()) {
  if (ignored.test(file)) continue
  checked += 1
  const source = readFileSync(path.join(root, file), 'utf8')
  for (const rule of houseRules) faults.push(...rule({file, source}))
}

// A check that looked at nothing must not pass.
if (checked < 50) faults.push({file: root, line: 0, message: `only ${checked} files were found to check`})
for (const {file, line, message} of faults) console.error(`${file}:${line} ${message}`)
process.exit(faults.length === 0 ? 0 : 1)

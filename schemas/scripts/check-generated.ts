import {readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'

import {generatedFile, generateTypes} from './generate-types.ts'

const freshFile = 'src/generated/.fresh.types.ts'
const packageFolder = join(import.meta.dirname, '..')

try {
  const fresh = await generateTypes(freshFile)
  const committed = await readFile(join(packageFolder, generatedFile), 'utf8').catch(() => '')
  if (fresh !== committed) {
    process.stderr.write(`schemas/${generatedFile} is stale: run "pnpm --filter @bfl/schemas generate".\n`)
    process.exitCode = 1
  }
} finally {
  await rm(join(packageFolder, freshFile), {force: true})
}

import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import {runTypegenGenerate} from '@sanity/codegen'
import {Schema} from '@sanity/schema'
import {builtinTypes, extractSchema} from '@sanity/schema/_internal'

import {contentTypes} from '#content/index.ts'

export const generatedFile = 'src/generated/sanity.types.ts'

const packageFolder = join(import.meta.dirname, '..')

/**
 * Types of the content model and of every query's result, made from the sources alone: no project, no
 * network. Written to `file`, a path inside the package.
 */
export async function generateTypes(file: string): Promise<string> {
  const builtin = Schema.compile({name: 'builtin', types: builtinTypes})
  const schema = Schema.compile({name: 'content', types: contentTypes, parent: builtin})
  if (!isSchema(schema)) throw new Error('The content types do not compile to a schema')

  const result = await runTypegenGenerate({
    workDir: packageFolder,
    extractedSchema: extractSchema(schema),
    config: {
      generates: file,
      // Absolute: a relative one would be looked for where the command was started.
      path: join(packageFolder, 'src/queries/*.ts'),
      formatGeneratedCode: 'oxfmt',
      overloadClientMethods: true,
    },
  })
  if (result.filesWithErrors > 0) throw new Error(`${result.filesWithErrors} query files could not be read`)
  return readFile(join(packageFolder, file), 'utf8')
}

// The compiler's own type of a schema differs from the extractor's only in how it spells a missing parent.
function isSchema(schema: object): schema is Parameters<typeof extractSchema>[0] {
  return 'getTypeNames' in schema && 'get' in schema
}

import {generatedFile, generateTypes} from './generate-types.ts'

const code = await generateTypes(generatedFile)
process.stdout.write(`${generatedFile}: ${code.split('\n').length} lines\n`)

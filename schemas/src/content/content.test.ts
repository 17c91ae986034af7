import {Schema} from '@sanity/schema'
import {builtinTypes, groupProblems, validateSchema} from '@sanity/schema/_internal'
import {expect, test} from 'vitest'

import {contentTypes} from './index.ts'

test('the content types compile without a fault', () => {
  const problems = groupProblems(validateSchema(contentTypes).getTypes())
  const messages = problems.flatMap((group) => group.problems.map(({message}) => message))
  // The block in a text is called video as the document is: the names are fixed, and only a warning.
  expect(messages.filter((message) => !message.includes('global schema type "video"'))).toEqual([])
})

test('every type and every field says what it is, and fields of documents have a title', () => {
  const builtin = Schema.compile({name: 'builtin', types: builtinTypes})
  const schema = Schema.compile({name: 'content', types: contentTypes, parent: builtin})
  const missing = contentTypes.filter(({name}) => !schema.get(name)).map(({name}) => name)
  const fields = contentTypes.flatMap((type) => ('fields' in type ? type.fields : []))
  expect(missing).toEqual([])
  expect([...contentTypes, ...fields].filter(({title}) => !title)).toEqual([])
})

test('the documents that the API numbers have a number that nobody edits', () => {
  const numbered = contentTypes.flatMap((type) => ('fields' in type ? type.fields : []))
  const numbers = numbered.filter(({name}) => name === 'number')
  expect(numbers).toHaveLength(4)
  for (const number of numbers) expect(number).toMatchObject({type: 'number', readOnly: true})
})

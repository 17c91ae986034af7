import {createCollator} from '#bson/collation.ts'
import {compare, isEqual} from '#bson/compare.ts'
import {keyOf} from '#bson/key.ts'
import {getField, isDocument} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {documentField, requiredString} from '#engine/fields.ts'
import {collationOf, findCollection, placeOf} from '#engine/place.ts'
import {prepareFind} from '#plan/find.ts'
import {isIndex} from '#query/paths.ts'

export const distinct: Command = {
  name: 'distinct',
  fields: ['key', 'query', 'hint', 'collation'],
  run(call) {
    const {command} = call
    const path = requiredString(command, 'key').split('.')
    const collation = collationOf(command)
    const found = prepareFind(placeOf(call, findCollection(call)), {
      filter: documentField(command, 'query') ?? {},
      hint: getField(command, 'hint'),
      collation,
    }).run()
    const collator = createCollator(collation)
    const values = new Map<string, unknown>()
    for (const {doc} of found) {
      for (const value of valuesAt(doc, path)) {
        const key = keyOf(value).toString('latin1')
        if (values.has(key)) continue
        if (collator && [...values.values()].some((known) => isEqual(known, value, collator))) continue
        values.set(key, value)
      }
    }
    return {values: [...values.values()].sort((a, b) => compare(a, b, collator))}
  },
}

/** Elements stand for their array; a missing field gives nothing. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [part, ...rest] = path
  if (part === undefined) {
    if (Array.isArray(value)) return value
    return value === undefined ? [] : [value]
  }
  if (Array.isArray(value)) {
    if (isIndex(part) && Number(part) < value.length) return valuesAt(value[Number(part)], rest)
    return value.flatMap((element) => (isDocument(element) ? valuesAt(element, path) : []))
  }
  return isDocument(value) ? valuesAt(getField(value, part), rest) : []
}

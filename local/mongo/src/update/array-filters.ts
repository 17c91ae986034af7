import {describe} from '#bson/describe.ts'
import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {compileFilter} from '#query/filter.ts'

/** The tests of an update's arrayFilters by the identifier each is about. */
export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>

export function readArrayFilters(filters: readonly unknown[] | undefined): ArrayFilters {
  const tests = new Map<string, (element: unknown) => boolean>()
  for (const filter of filters ?? []) {
    const identifier = identifierOf(filter)
    if (identifier === undefined || !isDocument(filter)) {
      throw new MongoError(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      )
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
      throw new MongoError(
        'BadValue',
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      )
    }
    if (tests.has(identifier)) {
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${identifier}`,
      )
    }
    const test = compileFilter(aboutElement(filter, identifier))
    tests.set(identifier, (element) => test({element: Array.isArray(element) ? [element] : element}))
  }
  return tests
}

export function checkAllUsed(filters: ArrayFilters, paths: readonly string[], update: Doc) {
  const used = new Set(paths.flatMap((path) => [...path.matchAll(/\$\[([^\]]+)\]/g)].map(([, name]) => name)))
  for (const identifier of filters.keys()) {
    if (!used.has(identifier)) {
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${identifier}' was not used in the update ${describe(update)}`,
      )
    }
  }
}

function identifierOf(filter: unknown): string | undefined {
  if (!isDocument(filter)) return undefined
  const first = Object.entries(filter)[0]
  if (!first) return undefined
  const [name, condition] = first
  if (!name.startsWith('$')) return name.split('.')[0]
  return Array.isArray(condition) ? identifierOf(condition[0]) : undefined
}

function aboutElement(filter: Doc, identifier: string): Doc {
  return Object.fromEntries(
    Object.entries(filter).map(([name, condition]) => {
      if (!name.startsWith('$')) return [`element${name.slice(identifier.length)}`, condition]
      if (!Array.isArray(condition)) return [name, condition]
      return [
        name,
        condition.map((branch) => (isDocument(branch) ? aboutElement(branch, identifier) : branch)),
      ]
    }),
  )
}

import {isObject} from '#store/json.ts'
import {checkPath, checkValue, requireObject, requireString} from '#write/check-value.ts'
import {invalid} from '#write/refusal.ts'

type Insert = {items: unknown[]} & ({before: string} | {after: string} | {replace: string})

export interface PatchOperations {
  set?: Record<string, unknown>
  setIfMissing?: Record<string, unknown>
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  insert?: Insert
  diffMatchPatch?: Record<string, string>
}

const placeNames = ['before', 'after', 'replace'] as const

/** Reads the operations of a patch from a request; `name` says where they stand in it. */
export function readPatchOperations(input: Record<string, unknown>, name: string): PatchOperations {
  const operations: PatchOperations = {}
  for (const [key, value] of Object.entries(input)) {
    const field = `${name}.${key}`
    if (key === 'set' || key === 'setIfMissing')
      operations[key] = {...operations[key], ...readValues(value, field)}
    else if (key === 'merge') mergeInto(operations, readValues(value, field))
    else if (key === 'unset') operations.unset = readPaths(value, field)
    else if (key === 'inc' || key === 'dec') operations[key] = readNumbers(value, field)
    else if (key === 'diffMatchPatch') operations.diffMatchPatch = readStrings(value, field)
    else if (key === 'insert') operations.insert = readInsert(value, field)
    else {
      throw invalid(
        `${field} is not an operation; allowed are set, setIfMissing, unset, inc, dec, insert, diffMatchPatch and merge`,
      )
    }
  }
  return operations
}

function readValues(value: unknown, field: string) {
  const values = requireObject(value, field)
  for (const path of Object.keys(values)) checkPath(path, field)
  checkValue(values, field)
  return values
}

function readNumbers(value: unknown, field: string) {
  const numbers: Record<string, number> = {}
  for (const [path, item] of Object.entries(readValues(value, field))) {
    if (typeof item !== 'number') throw invalid(`${field}.${path} must be a number`)
    numbers[path] = item
  }
  return numbers
}

function readStrings(value: unknown, field: string) {
  const strings: Record<string, string> = {}
  for (const [path, item] of Object.entries(readValues(value, field))) {
    if (typeof item !== 'string') throw invalid(`${field}.${path} must be a string`)
    strings[path] = item
  }
  return strings
}

function readPaths(value: unknown, field: string) {
  if (!Array.isArray(value)) throw invalid(`${field} must be a list of paths`)
  return value.map((path: unknown, index) => {
    const text = requireString(path, `${field}[${index}]`)
    checkPath(text, `${field}[${index}]`)
    return text
  })
}

function readInsert(value: unknown, field: string): Insert {
  const {items, ...rest} = requireObject(value, field)
  if (!Array.isArray(items)) throw invalid(`${field}.items must be a list`)
  checkValue(items, `${field}.items`)
  const given = Object.keys(rest)
  const place = placeNames.find((candidate) => candidate === given[0])
  if (given.length !== 1 || !place)
    throw invalid(`${field} must have exactly one of before, after and replace`)
  const path = requireString(rest[place], `${field}.${place}`)
  checkPath(path, `${field}.${place}`)
  if (place === 'before') return {before: path, items}
  return place === 'after' ? {after: path, items} : {replace: path, items}
}

/** A merge sets the leaves of an object and leaves its other fields alone. */
function mergeInto(operations: PatchOperations, values: Record<string, unknown>) {
  for (const [path, value] of Object.entries(values)) {
    if (!isObject(value)) {
      operations.set = {...operations.set, [path]: value}
      continue
    }
    operations.setIfMissing = {...operations.setIfMissing, [path]: {}}
    const inner = Object.entries(value).map(([key, item]): [string, unknown] => [`${path}.${key}`, item])
    mergeInto(operations, Object.fromEntries(inner))
  }
}

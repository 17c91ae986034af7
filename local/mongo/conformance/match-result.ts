import {EJSON} from 'bson'
import type {Document} from 'mongodb'

/** What a test expected and did not get. */
export class Mismatch extends Error {
  override name = 'Mismatch'
}

export type Entities = Map<string, unknown>

export interface Place {
  entities: Entities
  /** At the root of an answer there may be more fields than are expected. */
  isRoot: boolean
  path: string
}

/** Compares an answer with what a unified test expects, whose special operators begin with "$$". */
export function matchResult(expected: unknown, actual: unknown, place: Place) {
  const {isRoot, path} = place
  const plain = actual instanceof Map ? Object.fromEntries(actual) : actual
  if (isPlainObject(expected)) {
    const [name, ...others] = Object.keys(expected)
    if (name?.startsWith('$$') && others.length === 0) matchOperator(name, expected[name], plain, place)
    else matchDocument(expected, plain, place)
  } else if (Array.isArray(expected)) {
    if (!Array.isArray(plain) || plain.length !== expected.length) throw differs(path, expected, plain)
    for (const [index, element] of expected.entries()) {
      matchResult(element, plain[index], {
        ...place,
        isRoot: isRoot && path === '$',
        path: `${path}[${index}]`,
      })
    }
  } else matchValue(expected, plain, path)
}

function matchDocument(expected: Document, actual: unknown, place: Place) {
  const {isRoot, path} = place
  if (typeof actual !== 'object' || actual === null) throw differs(path, expected, actual)
  const found = new Map<string, unknown>(Object.entries(actual))
  for (const key of Object.keys(expected)) {
    matchResult(expected[key], found.get(key), {...place, isRoot: false, path: `${path}.${key}`})
  }
  if (isRoot) return
  for (const [key, value] of found) {
    if (!(key in expected) && value !== undefined) throw new Mismatch(`${path}: unexpected field ${key}`)
  }
}

function matchOperator(name: string, operand: unknown, actual: unknown, place: Place) {
  const {entities, isRoot, path} = place
  switch (name) {
    case '$$exists':
      if ((actual !== undefined) !== operand) throw new Mismatch(`${path}: exists is ${actual !== undefined}`)
      return
    case '$$unsetOrMatches':
      if (actual === undefined || (actual === null && isRoot)) return
      matchResult(operand, actual, place)
      return
    case '$$type': {
      const types: unknown[] = Array.isArray(operand) ? operand : [operand]
      if (!types.some((type) => isOfType(type, actual)))
        throw new Mismatch(`${path}: not of type ${String(operand)}`)
      return
    }
    case '$$matchesEntity':
      matchResult(entities.get(String(operand)), actual, place)
      return
    case '$$matchAsRoot':
      matchResult(operand, actual, {...place, isRoot: true})
      return
    case '$$matchAsDocument':
      matchResult(operand, actual, place)
      return
    case '$$sessionLsid':
      return
    case '$$lte':
      if (!(Number(actual) <= Number(operand))) throw differs(path, operand, actual)
      return
    default:
      throw new Mismatch(`${path}: it is not known here: ${name}`)
  }
}

function matchValue(expected: unknown, actual: unknown, path: string) {
  if (expected === null) {
    if (actual !== null && actual !== undefined) throw differs(path, expected, actual)
    return
  }
  if (isNumber(expected) && isNumber(actual)) {
    if (Number(expected) !== Number(actual)) throw differs(path, expected, actual)
    return
  }
  if (show(expected) !== show(actual)) throw differs(path, expected, actual)
}

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'int':
    case 'long':
      return isNumber(value) && Number.isInteger(Number(value))
    case 'double':
    case 'number':
      return isNumber(value)
    case 'bool':
      return typeof value === 'boolean'
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isPlainObject(value)
    case 'date':
      return value instanceof Date
    case 'null':
      return value === null
    case 'binData':
      return ['Binary', 'UUID'].includes(bsonType(value))
    case 'objectId':
      return bsonType(value) === 'ObjectId'
    default:
      return typeof value === type
  }
}

function isNumber(value: unknown): boolean {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    ['Int32', 'Double', 'Long'].includes(bsonType(value))
  )
}

function bsonType(value: unknown): string {
  return typeof value === 'object' && value !== null && '_bsontype' in value ? String(value._bsontype) : ''
}

export function isPlainObject(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    bsonType(value) === '' &&
    !(value instanceof Date) &&
    !(value instanceof RegExp)
  )
}

function differs(path: string, expected: unknown, actual: unknown) {
  return new Mismatch(`${path}: expected ${show(expected)}, got ${show(actual)}`)
}

function show(value: unknown): string {
  try {
    return EJSON.stringify(value)?.slice(0, 160) ?? 'undefined'
  } catch {
    return String(value)
  }
}

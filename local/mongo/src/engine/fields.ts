import {isWhole, toBigInt, toNumber} from '#bson/number.ts'
import {typeName} from '#bson/type-name.ts'
import {getField, isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

/** Reads a command's arguments, refusing wrong types as MongoDB does. */
function wrongType(name: string, value: unknown, expected: string) {
  return new MongoError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  )
}

function missing(name: string) {
  return new MongoError(40_414, `BSON field '${name}' is missing but a required field`)
}

export function documentField(command: Doc, name: string): Doc | undefined {
  const value = getField(command, name)
  if (value === undefined || value === null) return undefined
  if (!isDocument(value)) throw wrongType(name, value, 'object')
  return value
}

export function requiredDocument(command: Doc, name: string): Doc {
  const value = documentField(command, name)
  if (!value) throw missing(name)
  return value
}

export function stringField(command: Doc, name: string): string | undefined {
  const value = getField(command, name)
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw wrongType(name, value, 'string')
  return value
}

export function requiredString(command: Doc, name: string): string {
  const value = stringField(command, name)
  if (value === undefined) throw missing(name)
  return value
}

export function arrayField(command: Doc, name: string): unknown[] | undefined {
  const value = getField(command, name)
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw wrongType(name, value, 'array')
  return value
}

export function documentsField(command: Doc, name: string): Doc[] {
  const value = arrayField(command, name)
  if (!value) throw missing(name)
  return value.map((element, index) => {
    if (!isDocument(element)) throw wrongType(`${name}.${index}`, element, 'object')
    return element
  })
}

/** Numbers pass for booleans, as they do with MongoDB. */
export function booleanField(command: Doc, name: string, absent = false): boolean {
  const value = getField(command, name)
  if (value === undefined || value === null) return absent
  if (typeof value === 'boolean') return value
  if (isNumeric(value)) return toNumber(value) !== 0
  throw wrongType(name, value, 'bool')
}

export function integerField(command: Doc, name: string): number | undefined {
  const value = getField(command, name)
  if (value === undefined || value === null) return undefined
  if (!isNumeric(value)) throw wrongType(name, value, 'long')
  if (!isWhole(value)) throw new MongoError('BadValue', `BSON field '${name}' has to be a whole number`)
  return toNumber(value)
}

export function countField(command: Doc, name: string): number | undefined {
  const value = integerField(command, name)
  if (value !== undefined && value < 0) {
    throw new MongoError(51_024, `BSON field '${name}' value must be >= 0, actual value '${value}'`)
  }
  return value
}

export function cursorIdOf(value: unknown): bigint {
  if (!isNumeric(value)) throw wrongType('cursor id', value, 'long')
  return toBigInt(value)
}

export function refuseUnknown(name: string, doc: Doc, allowed: readonly string[]) {
  const unknown = Object.keys(doc).find((field) => !allowed.includes(field))
  if (unknown !== undefined) {
    throw new MongoError(40_415, `BSON field '${name}.${unknown}' is an unknown field.`)
  }
}

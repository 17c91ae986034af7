import {MinKey, MaxKey} from 'bson'

import {compare, isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {isWhole, toBigInt, toNumber} from '#bson/number.ts'
import {typeName, typeNumbers} from '#bson/type-name.ts'
import {getField, isDocument, isNumeric, typeOrder, type Doc} from '#bson/value.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

import {compileBits, isBitOperator} from './bit-operators.ts'
import {isConditions, type FilterContext, type Test} from './filter-context.ts'
import {someAtPath} from './paths.ts'
import {isRegex, toRegExp} from './regex.ts'

export interface OperatorCall {
  path: readonly string[]
  name: string
  operand: unknown
  /** The document the operator stands in: $regex looks for its $options there. */
  siblings: Doc
  context: FilterContext
  /** Compiles what stands inside an operator, for the same field or for one of its elements. */
  nested: {
    field(condition: unknown): Test
    element(condition: unknown): ValueTest
  }
}

type ValueTest = (value: unknown) => boolean

export function compileOperator(call: OperatorCall): Test {
  const {path, name, operand, siblings, context} = call
  if (isBitOperator(name)) return atPath(path, compileBits(name, operand))
  switch (name) {
    case '$eq':
      return atPath(path, equalTo(operand, context))
    case '$ne':
      return not(compileOperator({...call, name: '$eq'}))
    case '$gt':
      return atPath(
        path,
        compared(call, (order) => order > 0),
      )
    case '$gte':
      return atPath(
        path,
        compared(call, (order) => order >= 0),
      )
    case '$lt':
      return atPath(
        path,
        compared(call, (order) => order < 0),
      )
    case '$lte':
      return atPath(
        path,
        compared(call, (order) => order <= 0),
      )
    case '$in':
      return atPath(path, oneOf(call))
    case '$nin':
      return not(atPath(path, oneOf(call)))
    case '$not':
      return compileNot(call)
    case '$exists':
      return compileExists(path, operand)
    case '$type':
      return atPath(path, typeTest(operand))
    case '$regex':
      return atPath(path, regexTest(operand, getField(siblings, '$options')))
    case '$options':
      if (!('$regex' in siblings)) throw new MongoError('BadValue', '$options needs a $regex')
      return () => true
    case '$mod':
      return atPath(path, remainderTest(operand))
    case '$size':
      return compileSize(path, operand)
    case '$all':
      return compileAll(call)
    case '$elemMatch':
      return compileElemMatch(call)
    case '$comment':
      return () => true
    case '$near':
    case '$nearSphere':
    case '$geoWithin':
    case '$geoIntersects':
      throw unsupported(name)
    default:
      throw new MongoError('BadValue', `unknown operator: ${name}`)
  }
}

function not(test: Test): Test {
  return (doc) => !test(doc)
}

/** True for the value at the path, or for one of its elements when it is an array. */
function atPath(path: readonly string[], test: ValueTest): Test {
  return (doc) =>
    someAtPath(doc, path, (value) => (Array.isArray(value) ? value.some(test) || test(value) : test(value)))
}

function equalTo(operand: unknown, {collator}: FilterContext): ValueTest {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined
  if (typeof operand === 'string' && !collator) return (value) => value === operand
  return (value) => value !== undefined && isEqual(value, operand, collator)
}

/** Only values of the operand's own type compare; the smallest and largest keys compare with all. */
function compared({operand, path, context}: OperatorCall, holds: (order: number) => boolean): ValueTest {
  if (isRegex(operand)) {
    throw new MongoError('BadValue', `Can't have RegEx as arg to predicate over field '${path.join('.')}'.`)
  }
  const {collator} = context
  if (operand instanceof MinKey || operand instanceof MaxKey) {
    return (value) => value !== undefined && holds(compare(value, operand, collator))
  }
  const order = typeOrder(operand)
  const isNaNOperand = isNumeric(operand) && Number.isNaN(toNumber(operand))
  return (value) => {
    if (typeOrder(value) !== order) return false
    if (isNumeric(value) && Number.isNaN(toNumber(value)) !== isNaNOperand) return false
    return holds(compare(value, operand, collator))
  }
}

function oneOf({name, operand, context}: OperatorCall): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${name} needs an array`)
  if (operand.some(isConditions)) throw new MongoError('BadValue', `cannot nest $ under ${name}`)
  const strings = new Set<unknown>()
  const tests: ValueTest[] = []
  for (const candidate of operand) {
    if (isRegex(candidate)) tests.push(regexTest(candidate, undefined))
    else if (typeof candidate === 'string' && !context.collator) strings.add(candidate)
    else tests.push(equalTo(candidate, context))
  }
  return (value) => strings.has(value) || tests.some((test) => test(value))
}

function compileNot({operand, nested}: OperatorCall): Test {
  if (!isRegex(operand) && !isDocument(operand)) {
    throw new MongoError('BadValue', '$not needs a regex or a document')
  }
  if (isDocument(operand)) {
    if (Object.keys(operand).length === 0) throw new MongoError('BadValue', '$not cannot be empty')
    const unknown = Object.keys(operand).find((name) => !name.startsWith('$'))
    if (unknown !== undefined) throw new MongoError('BadValue', `unknown operator: ${unknown}`)
  }
  return not(nested.field(operand))
}

function compileExists(path: readonly string[], operand: unknown): Test {
  const isWanted = !(operand === false || operand === null || (isNumeric(operand) && toNumber(operand) === 0))
  return (doc) => someAtPath(doc, path, (value) => value !== undefined) === isWanted
}

function typeTest(operand: unknown): ValueTest {
  const types = (Array.isArray(operand) ? operand : [operand]).map(readType)
  if (types.length === 0) throw new MongoError('FailedToParse', '$type must match at least one type')
  return (value) => {
    const name = typeName(value)
    if (name === 'missing') return false
    return types.includes(typeNumbers[name]) || (types.includes('number') && isNumeric(value))
  }
}

function readType(type: unknown): number | 'number' {
  if (type === 'number') return type
  if (typeof type === 'string') {
    const entry = Object.entries(typeNumbers).find(([name]) => name === type)
    if (entry) return entry[1]
    throw new MongoError('BadValue', `Unknown type name alias: ${type}`)
  }
  const number = isNumeric(type) ? toNumber(type) : Number.NaN
  const known: readonly number[] = Object.values(typeNumbers)
  if (known.includes(number)) return number
  throw new MongoError(
    isNumeric(type) ? 'BadValue' : 'TypeMismatch',
    isNumeric(type)
      ? `Invalid numerical type code: ${describe(type)}`
      : 'type must be represented as a number or a string',
  )
}

function regexTest(operand: unknown, options: unknown): ValueTest {
  const regex = toRegExp(operand, options)
  return (value) => {
    if (typeof value === 'string') return regex.test(value)
    return isRegex(value) && toRegExp(value).source === regex.source
  }
}

function remainderTest(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', 'malformed mod, needs to be an array')
  if (operand.length < 2) throw new MongoError('BadValue', 'malformed mod, not enough elements')
  if (operand.length > 2) throw new MongoError('BadValue', 'malformed mod, too many elements')
  const [divisor, remainder]: unknown[] = operand
  if (!isNumeric(divisor)) throw new MongoError('BadValue', 'malformed mod, divisor not a number')
  if (!isNumeric(remainder)) throw new MongoError('BadValue', 'malformed mod, remainder not a number')
  const [by, wanted] = [toBigInt(divisor), toBigInt(remainder)]
  if (by === 0n) throw new MongoError('BadValue', 'divisor cannot be 0')
  return (value) => isNumeric(value) && Number.isFinite(toNumber(value)) && toBigInt(value) % by === wanted
}

function compileSize(path: readonly string[], operand: unknown): Test {
  if (!isNumeric(operand) || !isWhole(operand) || toNumber(operand) < 0) {
    throw new MongoError(
      'BadValue',
      `Failed to parse $size. Expected a non-negative integer in: $size: ${describe(operand)}`,
    )
  }
  const size = toNumber(operand)
  return (doc) => someAtPath(doc, path, (value) => Array.isArray(value) && value.length === size)
}

function compileAll({operand, nested}: OperatorCall): Test {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', '$all needs an array')
  if (operand.length === 0) return () => false
  const tests = operand.map((condition) => {
    if (isConditions(condition) && Object.keys(condition)[0] !== '$elemMatch') {
      throw new MongoError('BadValue', 'no $ expressions in $all')
    }
    return nested.field(condition)
  })
  return (doc) => tests.every((test) => test(doc))
}

function compileElemMatch({path, operand, nested}: OperatorCall): Test {
  if (!isDocument(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object')
  const test = nested.element(operand)
  return (doc) => someAtPath(doc, path, (value) => Array.isArray(value) && value.some(test))
}

import {Timestamp} from 'bson'

import {compare} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {calculate, fromBigInt, isWhole, kindOf, toBigInt, type Arithmetic} from '#bson/number.ts'
import {typeName} from '#bson/type-name.ts'
import {clone, getField, isDocument, isNumeric, type Doc, type Numeric} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {valueAt} from '#query/paths.ts'

import {setAt, unsetAt} from './path-edit.ts'

/** Changes the document at one resolved path. */
export type UpdateOperator = (root: Doc, path: readonly string[], operand: unknown) => void

export const fieldOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (root, path, operand) => setAt(root, path, clone(operand)),
  $unset: (root, path) => unsetAt(root, path),
  $inc: (root, path, operand) => applyArithmetic(root, path, operand, 'add'),
  $mul: (root, path, operand) => applyArithmetic(root, path, operand, 'multiply'),
  $min: (root, path, operand) => setWhen(root, path, operand, (order) => order < 0),
  $max: (root, path, operand) => setWhen(root, path, operand, (order) => order > 0),
  $rename: rename,
  $currentDate: setCurrentDate,
  $bit: applyBits,
}

function applyArithmetic(root: Doc, path: readonly string[], operand: unknown, operation: Arithmetic) {
  const [name, verb] = operation === 'add' ? ['$inc', 'increment'] : ['$mul', 'multiply']
  if (!isNumeric(operand)) {
    throw new MongoError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${path.join('.')}: ${describe(operand)}}`,
    )
  }
  const current = valueAt(root, path)
  if (current === undefined) {
    setAt(root, path, operation === 'add' ? operand : calculate(operand, 0, 'multiply'))
    return
  }
  if (!isNumeric(current)) {
    throw new MongoError(
      'TypeMismatch',
      `Cannot apply ${name} to a value of non-numeric type. {_id: ${describe(root._id)}} has the field '${path.at(-1)}' of non-numeric type ${typeName(current)}`,
    )
  }
  setAt(root, path, calculate(current, operand, operation))
}

function setWhen(root: Doc, path: readonly string[], operand: unknown, holds: (order: number) => boolean) {
  const current = valueAt(root, path)
  if (current === undefined || holds(compare(operand, current))) setAt(root, path, clone(operand))
}

function rename(root: Doc, path: readonly string[], operand: unknown) {
  if (typeof operand !== 'string') {
    throw new MongoError(
      'BadValue',
      `The 'to' field for $rename must be a string: ${path.join('.')}: ${describe(operand)}`,
    )
  }
  const value = valueAt(root, path)
  if (value === undefined) return
  unsetAt(root, path)
  setAt(root, operand.split('.'), value)
}

function setCurrentDate(root: Doc, path: readonly string[], operand: unknown) {
  const type = isDocument(operand) ? getField(operand, '$type') : undefined
  if (typeof operand === 'boolean' || type === 'date') setAt(root, path, new Date())
  else if (type === 'timestamp') setAt(root, path, new Timestamp({t: Math.floor(Date.now() / 1000), i: 1}))
  else {
    throw new MongoError(
      'BadValue',
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    )
  }
}

function applyBits(root: Doc, path: readonly string[], operand: unknown) {
  if (!isDocument(operand) || Object.keys(operand).length === 0) {
    throw new MongoError('BadValue', 'The $bit modifier needs a document of and, or or xor')
  }
  let current = valueAt(root, path) ?? 0
  for (const [name, mask] of Object.entries(operand)) {
    if (name !== 'and' && name !== 'or' && name !== 'xor') {
      throw new MongoError(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`,
      )
    }
    if (!isInteger(mask))
      throw new MongoError('BadValue', `The $bit modifier field must be an Integer(32/64 bit)`)
    if (!isInteger(current))
      throw new MongoError('BadValue', 'Cannot apply $bit to a value of non-integral type.')
    const [a, b] = [toBigInt(current), toBigInt(mask)]
    const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b
    current = fromBigInt(result, [kindOf(current), kindOf(mask)])
  }
  setAt(root, path, current)
}

function isInteger(value: unknown): value is Numeric {
  return isNumeric(value) && isWhole(value) && ['int', 'long'].includes(kindOf(value))
}

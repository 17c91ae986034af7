import {compare, isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {isWhole, toNumber} from '#bson/number.ts'
import {typeName} from '#bson/type-name.ts'
import {clone, getField, isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {isConditions} from '#query/filter-context.ts'
import {compileElement} from '#query/filter.ts'
import {valueAt} from '#query/paths.ts'
import {isRegex} from '#query/regex.ts'

import type {UpdateOperator} from './field-operators.ts'
import {setAt} from './path-edit.ts'

export const arrayOperators: Readonly<Record<string, UpdateOperator>> = {
  $push: push,
  $addToSet: addToSet,
  $pull: (root, path, operand) => removeWhere(root, path, '$pull', pullTest(operand)),
  $pullAll: pullAll,
  $pop: pop,
}

/** The array to add to, a new one where the field is missing. */
function growableArray(root: Doc, path: readonly string[]): unknown[] {
  const value = valueAt(root, path)
  if (value === undefined) return []
  if (Array.isArray(value)) return [...value]
  throw new MongoError(
    'BadValue',
    `The field '${path.join('.')}' must be an array but is of type ${typeName(value)} in document {_id: ${describe(root._id)}}`,
  )
}

function push(root: Doc, path: readonly string[], operand: unknown) {
  const array = growableArray(root, path)
  if (!isDocument(operand) || !('$each' in operand)) {
    setAt(root, path, [...array, clone(operand)])
    return
  }
  const unknown = Object.keys(operand).find(
    (name) => !['$each', '$position', '$slice', '$sort'].includes(name),
  )
  if (unknown !== undefined) throw new MongoError('BadValue', `Unrecognized clause in $push: ${unknown}`)
  const {$each: added, $position: position, $slice: slice, $sort: sort} = operand
  if (!Array.isArray(added)) {
    throw new MongoError(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(added)}`,
    )
  }
  const at = position === undefined ? array.length : readInteger(position, '$position')
  array.splice(at < 0 ? Math.max(0, array.length + at) : at, 0, ...added.map(clone))
  if (sort !== undefined) sortElements(array, sort)
  setAt(root, path, slice === undefined ? array : sliced(array, readInteger(slice, '$slice')))
}

function readInteger(value: unknown, name: string): number {
  if (isNumeric(value) && isWhole(value)) return toNumber(value)
  throw new MongoError(
    'BadValue',
    `The value for ${name} must be an integer value but was given type: ${typeName(value)}`,
  )
}

function sliced(array: unknown[], size: number): unknown[] {
  return size >= 0 ? array.slice(0, size) : array.slice(size)
}

function sortElements(array: unknown[], sort: unknown) {
  if (isNumeric(sort)) {
    const direction = readDirection(sort)
    array.sort((a, b) => compare(a, b) * direction)
    return
  }
  if (!isDocument(sort) || Object.keys(sort).length === 0) {
    throw new MongoError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    )
  }
  const fields = Object.entries(sort).map(([name, order]) => ({
    path: name.split('.'),
    direction: readDirection(order),
  }))
  array.sort((a, b) => {
    for (const {path, direction} of fields) {
      const order = compare(valueAt(a, path), valueAt(b, path)) * direction
      if (order !== 0) return order
    }
    return 0
  })
}

function readDirection(value: unknown): number {
  const direction = isNumeric(value) ? toNumber(value) : 0
  if (direction === 1 || direction === -1) return direction
  throw new MongoError('BadValue', 'The $sort element value must be either 1 or -1')
}

function addToSet(root: Doc, path: readonly string[], operand: unknown) {
  const array = growableArray(root, path)
  const each = isDocument(operand) && '$each' in operand ? getField(operand, '$each') : [operand]
  if (!Array.isArray(each)) {
    throw new MongoError(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    )
  }
  for (const value of each) if (!array.some((element) => isEqual(element, value))) array.push(clone(value))
  setAt(root, path, array)
}

function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isConditions(operand) || isDocument(operand) || isRegex(operand)) return compileElement(operand)
  return (element) => isEqual(element, operand)
}

function pullAll(root: Doc, path: readonly string[], operand: unknown) {
  if (!Array.isArray(operand)) {
    throw new MongoError(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(operand)}`,
    )
  }
  removeWhere(root, path, '$pullAll', (element) => operand.some((value) => isEqual(element, value)))
}

function removeWhere(root: Doc, path: readonly string[], name: string, test: (element: unknown) => boolean) {
  const array = shrinkableArray(root, path, name)
  if (array?.some(test))
    setAt(
      root,
      path,
      array.filter((element) => !test(element)),
    )
}

function pop(root: Doc, path: readonly string[], operand: unknown) {
  const end = isNumeric(operand) ? toNumber(operand) : 0
  if (end !== 1 && end !== -1)
    throw new MongoError('FailedToParse', `$pop expects 1 or -1, found: ${describe(operand)}`)
  const array = shrinkableArray(root, path, '$pop')
  if (array) setAt(root, path, end === 1 ? array.slice(0, -1) : array.slice(1))
}

function shrinkableArray(root: Doc, path: readonly string[], name: string): unknown[] | null {
  const value = valueAt(root, path)
  if (value === undefined) return null
  if (Array.isArray(value)) return value
  throw new MongoError(
    name === '$pop' ? 'TypeMismatch' : 'BadValue',
    name === '$pop'
      ? `Path '${path.join('.')}' contains an element of non-array type '${typeName(value)}'`
      : `Cannot apply ${name} to a non-array value`,
  )
}

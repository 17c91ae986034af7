import {directedKey, invert} from '#bson/key.ts'
import {getField, isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {isIndex} from '#query/paths.ts'
import type {SortField} from '#query/sort.ts'

/** Stands in a key for an empty array, which sorts before null and is not equal to it. */
const emptyArray = Symbol('[]')
const emptyArrayKey = Buffer.from([5])

export interface IndexKeys {
  keys: Buffer[]
  isMultikey: boolean
  hasAnyField: boolean
}

/** Where one field's path has got to on its way into the document. */
interface Cursor {
  value: unknown
  rest: readonly string[]
}

/** The keys of a document in an index: one, or one for each element of an array on the way. */
export function indexKeys(doc: Doc, fields: readonly SortField[]): IndexKeys {
  const state = {isMultikey: false}
  const tuples = expand(
    fields.map(({path}) => ({value: doc, rest: path.split('.')})),
    state,
  )
  const keys = new Map<string, Buffer>()
  for (const tuple of tuples) {
    const key = Buffer.concat(tuple.map((value, index) => fieldKey(value, fields[index]?.direction ?? 1)))
    keys.set(key.toString('latin1'), key)
  }
  return {
    keys: [...keys.values()],
    isMultikey: state.isMultikey,
    hasAnyField: tuples.some((tuple) => tuple.some((value) => value !== undefined)),
  }
}

function fieldKey(value: unknown, direction: 1 | -1): Buffer {
  if (value !== emptyArray) return directedKey(value, direction)
  return direction === 1 ? emptyArrayKey : invert(emptyArrayKey)
}

/** Fields that run through one and the same array take its elements together, others would multiply: refused. */
function expand(cursors: readonly Cursor[], state: {isMultikey: boolean}): unknown[][] {
  const advanced = cursors.map(advance)
  const arrays = new Set(advanced.map(({value}) => value).filter((value) => Array.isArray(value)))
  const [array] = arrays
  if (!array) return [advanced.map(({value}) => value)]
  if (arrays.size > 1) throw new MongoError('CannotIndexParallelArrays', 'cannot index parallel arrays')
  state.isMultikey = true
  const elements: unknown[] = array.length === 0 ? [emptyArray] : array
  return elements.flatMap((element) => {
    const entered = advanced.map((cursor) => (cursor.value === array ? enter(cursor, element) : cursor))
    return expandOnce(entered, state)
  })
}

/** An element that is itself an array is a value when the path ends there. */
function expandOnce(
  cursors: readonly (Cursor & {isFinal?: boolean})[],
  state: {isMultikey: boolean},
): unknown[][] {
  const open = cursors.filter(({isFinal}) => !isFinal)
  const finals = cursors.map(({isFinal, value}) => (isFinal ? {value} : null))
  return expand(open, state).map((tuple) => {
    const values = tuple.values()
    return finals.map((final) => (final ? final.value : values.next().value))
  })
}

function enter({rest}: Cursor, element: unknown): Cursor & {isFinal?: boolean} {
  if (rest.length === 0) return {value: element, rest, isFinal: true}
  if (element === emptyArray || !isDocument(element)) return {value: undefined, rest: [], isFinal: true}
  return {value: element, rest}
}

/** Goes on through documents (and arrays by position) as far as it can. */
function advance(cursor: Cursor): Cursor {
  let {value, rest} = cursor
  for (;;) {
    const [part] = rest
    if (part === undefined) return {value, rest}
    if (Array.isArray(value)) {
      if (!isIndex(part) || Number(part) >= value.length) return {value, rest}
      value = value[Number(part)]
    } else if (isDocument(value)) value = getField(value, part)
    else return {value: undefined, rest: []}
    rest = rest.slice(1)
  }
}

import {describe} from '#bson/describe.ts'
import {isWhole, toNumber} from '#bson/number.ts'
import {getField, isDocument, isNumeric, setField, type Doc} from '#bson/value.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

import {addPath, omitFields, pickFields, type FieldTree} from './field-tree.ts'
import {compileElement} from './filter.ts'
import {runExpressionProjection} from './pipeline-stages.ts'
import {positionOf} from './position.ts'

type Change = (doc: Doc, original: Doc) => Doc

interface Plan {
  mode: 'inclusion' | 'exclusion' | null
  /** Null when the projection says nothing of _id. */
  isIdWanted: boolean | null
  tree: FieldTree
  sliced: string[]
  changes: Change[]
}

/** Compiles a find's projection; the filter is what a positional "field.$" refers to. */
export function compileProjection(spec: unknown, filter: Doc, variables: Doc = {}): (doc: Doc) => Doc {
  if (spec === undefined || spec === null) return (doc) => doc
  if (!isDocument(spec))
    throw new MongoError('TypeMismatch', "Expected field 'projection' to be of type object")
  const fields = flatten(spec, '')
  if (fields.length === 0) return (doc) => doc
  if (fields.some(([, value]) => isExpression(value)))
    return (doc) => runExpressionProjection(spec, doc, variables)
  const plan: Plan = {mode: null, isIdWanted: null, tree: new Map(), sliced: [], changes: []}
  for (const [path, value] of fields) planField(plan, path, value, filter)
  finish(plan)
  return (doc) => project(plan, doc)
}

function flatten(spec: Doc, prefix: string): [string, unknown][] {
  return Object.entries(spec).flatMap(([name, value]): [string, unknown][] => {
    const first = isDocument(value) ? Object.keys(value)[0] : undefined
    if (isDocument(value) && first !== undefined && !first.startsWith('$'))
      return flatten(value, `${prefix}${name}.`)
    return [[prefix + name, value]]
  })
}

function isExpression(value: unknown): boolean {
  if (isNumeric(value) || typeof value === 'boolean') return false
  if (!isDocument(value)) return true
  if ('$elemMatch' in value || '$meta' in value) return false
  return !('$slice' in value) || readSlice(value.$slice) === null
}

function planField(plan: Plan, path: string, value: unknown, filter: Doc) {
  if (isDocument(value)) {
    if ('$meta' in value) throw unsupported('$meta')
    if ('$slice' in value) planSlice(plan, path, value.$slice)
    else planElemMatch(plan, path, getField(value, '$elemMatch'))
  } else if (path === '_id') plan.isIdWanted = isTrue(value)
  else if (path.endsWith('.$')) planPositional(plan, path, filter)
  else {
    setMode(plan, isTrue(value) ? 'inclusion' : 'exclusion', path)
    addPath(plan.tree, path)
  }
}

function isTrue(value: unknown): boolean {
  return typeof value === 'boolean' ? value : isNumeric(value) && toNumber(value) !== 0
}

function setMode(plan: Plan, mode: 'inclusion' | 'exclusion', path: string) {
  if (plan.mode !== null && plan.mode !== mode) {
    throw new MongoError(
      mode === 'inclusion' ? 31_253 : 31_254,
      `Cannot do ${mode} on field ${path} in ${plan.mode} projection`,
    )
  }
  plan.mode = mode
}

function planSlice(plan: Plan, path: string, operand: unknown) {
  const slice = readSlice(operand)
  if (!slice) throw new MongoError('BadValue', `Invalid $slice syntax: ${describe(operand)}`)
  plan.sliced.push(path)
  plan.changes.push((doc) => changeArrays(doc, path.split('.'), slice))
}

function readSlice(operand: unknown): ((array: unknown[]) => unknown[]) | null {
  const parts: unknown[] = Array.isArray(operand) ? operand : [operand]
  const numbers = parts.map((part) => (isNumeric(part) && isWhole(part) ? toNumber(part) : Number.NaN))
  const [first, limit] = numbers
  if (first === undefined || numbers.length > 2 || numbers.some(Number.isNaN)) return null
  if (limit === undefined) return (array) => (first >= 0 ? array.slice(0, first) : array.slice(first))
  if (!Array.isArray(operand) || limit <= 0) return null
  return (array) => {
    const from = first < 0 ? Math.max(0, array.length + first) : first
    return array.slice(from, from + limit)
  }
}

function planElemMatch(plan: Plan, path: string, condition: unknown) {
  if (!isDocument(condition)) throw new MongoError('BadValue', 'elemMatch: Invalid argument, object required')
  if (path.includes('.')) throw new MongoError(31_275, 'Cannot use $elemMatch projection on a nested field')
  setMode(plan, 'inclusion', path)
  addPath(plan.tree, path)
  const test = compileElement(condition)
  plan.changes.push((doc) => {
    const value = getField(doc, path)
    const {[path]: _dropped, ...rest} = doc
    const found: unknown = Array.isArray(value) ? value.find(test) : undefined
    return found === undefined ? rest : {...doc, [path]: [found]}
  })
}

function planPositional(plan: Plan, path: string, filter: Doc) {
  const arrayPath = path.slice(0, -2)
  setMode(plan, 'inclusion', path)
  addPath(plan.tree, arrayPath)
  plan.changes.push((doc) =>
    changeArrays(doc, arrayPath.split('.'), (array) =>
      array.slice(positionOf(filter, arrayPath, array)).slice(0, 1),
    ),
  )
}

function changeArrays(doc: Doc, path: readonly string[], change: (array: unknown[]) => unknown[]): Doc {
  const [name, ...rest] = path
  if (name === undefined || !Object.hasOwn(doc, name)) return doc
  const value = doc[name]
  const copy = {...doc}
  if (rest.length === 0) {
    if (Array.isArray(value)) setField(copy, name, change(value))
  } else if (isDocument(value)) setField(copy, name, changeArrays(value, rest, change))
  else if (Array.isArray(value)) {
    const elements: unknown[] = value
    setField(
      copy,
      name,
      elements.map((element) => (isDocument(element) ? changeArrays(element, rest, change) : element)),
    )
  }
  return copy
}

function finish(plan: Plan) {
  if (plan.mode === null && plan.isIdWanted === true && plan.sliced.length === 0) plan.mode = 'inclusion'
  if (plan.mode === 'inclusion') {
    // Beside an inclusion a slice includes its field.
    for (const path of plan.sliced) {
      const isCovered = [...plan.tree.keys()].some((name) => path === name || path.startsWith(`${name}.`))
      if (!isCovered) addPath(plan.tree, path)
    }
    if (plan.isIdWanted !== false) plan.tree.set('_id', true)
  } else if (plan.isIdWanted === false) plan.tree.set('_id', true)
}

function project(plan: Plan, doc: Doc): Doc {
  const projected =
    plan.mode === 'inclusion' ? idFirst(pickFields(doc, plan.tree)) : omitFields(doc, plan.tree)
  return plan.changes.reduce((changed, change) => change(changed, doc), projected)
}

function idFirst(doc: Doc): Doc {
  if (!('_id' in doc) || Object.keys(doc)[0] === '_id') return doc
  return {_id: doc._id, ...doc}
}

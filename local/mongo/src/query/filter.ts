import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

import {compileExpression} from './expression.ts'
import {isConditions, plainContext, referenceFields, type FilterContext, type Test} from './filter-context.ts'
import {compileOperator} from './operators.ts'
import {isRegex} from './regex.ts'

/** Compiles a filter once, checking all of it, so that a wrong one fails on an empty collection too. */
export function compileFilter(filter: unknown, context: FilterContext = plainContext): Test {
  if (!isDocument(filter)) throw new MongoError('BadValue', 'Expected a filter that is an object')
  return all(
    Object.entries(filter).map(([name, condition]) =>
      name.startsWith('$')
        ? compileLogical(name, condition, context)
        : compileField(name, condition, context),
    ),
  )
}

/** Inside $elemMatch the fields of a reference may be asked for. */
function compileElementFilter(filter: Doc, context: FilterContext): Test {
  return all(
    Object.entries(filter).map(([name, condition]) =>
      referenceFields.includes(name)
        ? compileField(name, condition, context)
        : compileFilter({[name]: condition}, context),
    ),
  )
}

function all(tests: readonly Test[]): Test {
  const [first] = tests
  if (tests.length === 1 && first) return first
  return (doc) => tests.every((test) => test(doc))
}

export function compileField(name: string, condition: unknown, context: FilterContext): Test {
  const path = name.split('.')
  const nested = {
    field: (inner: unknown) => compileField(name, inner, context),
    element: (inner: unknown) => compileElement(inner, context),
  }
  const shared = {path, context, nested}
  if (isRegex(condition))
    return compileOperator({...shared, name: '$regex', operand: condition, siblings: {}})
  if (!isConditions(condition)) {
    return compileOperator({...shared, name: '$eq', operand: condition, siblings: {}})
  }
  return all(
    Object.entries(condition).map(([operator, operand]) => {
      if (!operator.startsWith('$')) throw new MongoError('BadValue', `unknown operator: ${operator}`)
      return compileOperator({...shared, name: operator, operand, siblings: condition})
    }),
  )
}

function compileLogical(name: string, condition: unknown, context: FilterContext): Test {
  switch (name) {
    case '$and':
      return all(compileBranches(name, condition, context))
    case '$or': {
      const tests = compileBranches(name, condition, context)
      return (doc) => tests.some((test) => test(doc))
    }
    case '$nor': {
      const tests = compileBranches(name, condition, context)
      return (doc) => !tests.some((test) => test(doc))
    }
    case '$expr':
      return compileExpression(condition, context)
    case '$comment':
      return () => true
    case '$alwaysTrue':
      return () => true
    case '$alwaysFalse':
      return () => false
    case '$text':
    case '$where':
    case '$jsonSchema':
    case '$sampleRate':
      throw unsupported(name)
    default:
      throw new MongoError(
        'BadValue',
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      )
  }
}

function compileBranches(name: string, condition: unknown, context: FilterContext): Test[] {
  if (!Array.isArray(condition)) throw new MongoError('BadValue', `${name} must be an array`)
  if (condition.length === 0) throw new MongoError('BadValue', '$and/$or/$nor must be a nonempty array')
  return condition.map((branch) => compileFilter(branch, context))
}

/** A test of one array element, as $elemMatch, $pull and array filters need it. */
export function compileElement(
  condition: unknown,
  context: FilterContext = plainContext,
): (element: unknown) => boolean {
  if (isDocument(condition) && isElementFilter(condition)) {
    const test = compileElementFilter(condition, context)
    return (element) =>
      isDocument(element)
        ? test(element)
        : Array.isArray(element) && test(Object.fromEntries(element.entries()))
  }
  const test = compileField('element', condition, context)
  // An element that is an array is taken whole, not walked into.
  return (element) => test({element: Array.isArray(element) ? [element] : element})
}

function isElementFilter(condition: Doc): boolean {
  const [first] = Object.keys(condition)
  return !isConditions(condition) || ['$and', '$or', '$nor', '$expr'].includes(first ?? '')
}

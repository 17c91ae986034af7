import {isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {typeName} from '#bson/type-name.ts'
import {cloneDocument, isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import {checkAllUsed, type ArrayFilters} from './array-filters.ts'
import {arrayOperators} from './array-operators.ts'
import {fieldOperators, type UpdateOperator} from './field-operators.ts'
import {resolvePath} from './resolve-path.ts'

interface Job {
  name: string
  path: string
  operand: unknown
}

export interface OperatorUpdate {
  apply(doc: Doc, situation: {filter: unknown; isInsert: boolean}): Doc
}

/** Checks a whole operator-style update once, whether it will meet a document or not. */
export function compileOperators(update: Doc, arrayFilters: ArrayFilters): OperatorUpdate {
  const jobs = Object.entries(update).flatMap(([name, fields]) => readJobs(name, fields))
  checkConflicts(jobs)
  checkAllUsed(
    arrayFilters,
    jobs.map(({path}) => path),
    update,
  )
  return {
    apply(doc, {filter, isInsert}) {
      const context = {filter, isInsert, arrayFilters}
      const running = jobs.filter(({name}) => name !== '$setOnInsert' || isInsert)
      // All paths are resolved on the document as it was found, before any operator has changed it.
      const steps = running.flatMap(({name, path, operand}) =>
        resolvePath(doc, path, context).map((resolved) => ({operator: operatorOf(name), resolved, operand})),
      )
      const changed = cloneDocument(doc)
      for (const {operator, resolved, operand} of steps) operator(changed, resolved, operand)
      checkId(doc, changed)
      return changed
    },
  }
}

function operatorOf(name: string): UpdateOperator {
  const operator = fieldOperators[name === '$setOnInsert' ? '$set' : name] ?? arrayOperators[name]
  if (operator) return operator
  throw new MongoError(
    'FailedToParse',
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  )
}

function readJobs(name: string, fields: unknown): Job[] {
  operatorOf(name)
  if (!isDocument(fields)) {
    throw new MongoError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(fields)}}`,
    )
  }
  return Object.entries(fields).map(([path, operand]) => {
    checkOperand(name, path, operand)
    return {name, path, operand}
  })
}

function checkOperand(name: string, path: string, operand: unknown) {
  if ((name === '$inc' || name === '$mul') && !isNumeric(operand)) {
    const verb = name === '$inc' ? 'increment' : 'multiply'
    throw new MongoError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${path}: ${describe(operand)}}`,
    )
  }
}

/** Two operators on one path, or on a path and its parent, have no defined order. */
function checkConflicts(jobs: readonly Job[]) {
  const paths = jobs
    .flatMap(({name, path, operand}) =>
      name === '$rename' && typeof operand === 'string' ? [path, operand] : [path],
    )
    .sort()
  const seen = new Set<string>()
  for (const path of paths) {
    const parts = path.split('.')
    for (let length = 1; length <= parts.length; length += 1) {
      const prefix = parts.slice(0, length).join('.')
      if (seen.has(prefix)) {
        throw new MongoError(
          'ConflictingUpdateOperators',
          `Updating the path '${path}' would create a conflict at '${prefix}'`,
        )
      }
    }
    seen.add(path)
  }
}

function checkId(before: Doc, after: Doc) {
  if (before._id !== undefined && !isEqual(before._id, after._id)) {
    throw new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    )
  }
}

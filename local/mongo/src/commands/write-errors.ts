import type {Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

/**
 * Runs a command's statements in order. A refused one is noted with its place and, when they are ordered, ends the
 * command; what came before it stays written.
 */
export function runStatements<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): Doc[] {
  const errors: Doc[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index)
    } catch (error) {
      if (!(error instanceof MongoError)) throw error
      errors.push({index, code: error.code, ...error.details, errmsg: error.message})
      if (isOrdered) break
    }
  }
  return errors
}

export function checkBatchSize(count: number) {
  if (count === 0 || count > 100_000) {
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and 100000. Got ${count} operations.`,
    )
  }
}

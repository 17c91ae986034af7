import type {Catalog} from './catalog.ts'
import type {Database} from './database.ts'

/** Runs the work so that a failure leaves nothing of it behind, inside whatever transaction is open. */
export function withSavepoint<T>(
  {database, catalog}: {database: Database; catalog: Catalog},
  work: () => T,
): T {
  const mark = catalog.mark()
  database.statement('savepoint step').run()
  let result: T
  try {
    result = work()
  } catch (error) {
    // A full disk may have ended the whole transaction already.
    if (database.isInTransaction()) {
      database.statement('rollback to step').run()
      database.statement('release step').run()
      catalog.undoTo(mark)
    }
    throw error
  }
  database.statement('release step').run()
  return result
}

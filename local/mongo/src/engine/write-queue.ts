import {MongoError} from '#mongo-error.ts'
import {reportFailure} from '#report-failure.ts'
import type {Catalog} from '#store/catalog.ts'
import type {Database} from '#store/database.ts'
import {withSavepoint} from '#store/savepoint.ts'

const MAX_JOBS_A_COMMIT = 500

interface Job {
  run(): void
  settle(failure: unknown): void
}

/**
 * Writes one after the other, those that come together in one SQLite transaction: one flush to the disk acknowledges
 * them all. A write is answered only after the commit that holds it.
 */
export interface WriteQueue {
  run<T>(work: () => T): Promise<T>
  /** Commits what is waiting and takes nothing more. */
  close(): void
}

export function createWriteQueue(database: Database, catalog: Catalog): WriteQueue {
  const waiting: Job[] = []
  let isScheduled = false
  let isClosed = false

  function schedule() {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      commitWaiting()
      schedule()
    })
  }

  function commitWaiting() {
    const jobs = waiting.splice(0, MAX_JOBS_A_COMMIT)
    if (jobs.length === 0) return
    let failure: unknown = null
    try {
      database.exec('begin immediate')
      for (const job of jobs) job.run()
      database.exec('commit')
      catalog.settle()
    } catch (error) {
      failure = asFailure(error)
      if (database.isInTransaction()) database.exec('rollback')
      catalog.reload()
    }
    for (const job of jobs) job.settle(failure)
  }

  return {
    run(work) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new MongoError('ShutdownInProgress', 'The server is shutting down'))
          return
        }
        let settle = () => {}
        waiting.push({
          run() {
            settle = runJob({database, catalog}, work, resolve, reject)
          },
          settle: (failure) => (failure === null ? settle() : reject(failure)),
        })
        schedule()
      })
    },
    close() {
      isClosed = true
      while (waiting.length > 0) commitWaiting()
    },
  }
}

/** What the job will be told once its commit is on the disk. A refusal of one job is no failure of the others. */
function runJob<T>(
  store: {database: Database; catalog: Catalog},
  work: () => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): () => void {
  try {
    const value = withSavepoint(store, work)
    return () => resolve(value)
  } catch (error) {
    // A disk that is full or fails ends SQLite's transaction: nothing of this round can be promised then.
    if (!store.database.isInTransaction() || isStorageFailure(error)) throw error
    return () => reject(error)
  }
}

function isStorageFailure(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error
}

function asFailure(error: unknown): unknown {
  if (!isStorageFailure(error)) return error
  reportFailure(error)
  const reason = error instanceof Error ? error.message : String(error)
  return new MongoError('OutOfDiskSpace', `The write could not be stored: ${reason}`)
}

import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {StartFailure} from './start-failure.ts'

/**
 * Holds the folder for this process. The lock is SQLite's on an otherwise empty file, so the kernel frees it however
 * the process ends and no stale lock is ever left behind.
 */
export function lockFolder(dir: string): () => void {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(join(dir, 'lock.sqlite'))
    database.exec('begin exclusive')
  } catch (error) {
    database?.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartFailure(
        `The folder ${dir} is used by another content lake: stop that one, or choose another folder`,
      )
    }
    throw new StartFailure(
      `The folder ${dir} cannot be written; make it writable, make room on its disk or choose another --dir`,
    )
  }
  const held = database
  return () => held.close()
}

import {appendFile, stat} from 'node:fs/promises'
import {join} from 'node:path'

import {reportFailure} from './report-failure.ts'

const MAX_ENTRIES = 500
const MAX_FILE_BYTES = 4 * 1024 * 1024

interface UnknownRequest {
  time: string
  method: string
  path: string
}

export interface Ledger {
  record(method: string, target: string): void
  unknown(): readonly UnknownRequest[]
  /** Resolves when all that was recorded is on disk. */
  flush(): Promise<void>
}

/**
 * What the lake was asked for and does not have. A client that grows a new call shows up here first, which is why
 * tests assert that the list is empty. The query string is left out: it may carry secrets.
 */
export function openLedger(dir: string, now: () => Date): Ledger {
  const file = join(dir, 'unknown-requests.ndjson')
  const entries: UnknownRequest[] = []
  let writing = Promise.resolve()
  return {
    record(method, target) {
      const entry = {
        time: now().toISOString(),
        method: method.slice(0, 20),
        path: (target.split('?', 1)[0] ?? '').slice(0, 500),
      }
      if (entries.length >= MAX_ENTRIES) entries.shift()
      entries.push(entry)
      writing = writing.then(() => append(file, entry))
    },
    unknown: () => entries,
    flush: () => writing,
  }
}

/** The ledger is a help, so a full disk must not turn a 404 into a 500. */
async function append(file: string, entry: UnknownRequest) {
  try {
    const size = await stat(file).then(
      (stats) => stats.size,
      () => 0,
    )
    if (size < MAX_FILE_BYTES) await appendFile(file, `${JSON.stringify(entry)}\n`)
  } catch (error) {
    reportFailure(error)
  }
}

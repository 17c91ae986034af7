import {reportFailure} from '#report-failure.ts'
import type {Change} from '#store/change.ts'

const mostKept = 2000
const mostKeptBytes = 64 * 1024 * 1024

/** The latest changes, for listeners that come back, and those who listen now. */
export class ChangeLog {
  #sequence = 0
  readonly #kept: {change: Change; bytes: number}[] = []
  #keptBytes = 0
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #report: (error: unknown) => void

  constructor(report: (error: unknown) => void = reportFailure) {
    this.#report = report
  }

  get sequence() {
    return this.#sequence
  }

  /** `bytes` is what the change weighs: many of a large document would fill the memory. */
  add(change: Change, bytes: number) {
    this.#sequence += 1
    this.#kept.push({change, bytes})
    this.#keptBytes += bytes
    while (this.#kept.length > mostKept || this.#keptBytes > mostKeptBytes) {
      this.#keptBytes -= this.#kept.shift()?.bytes ?? 0
    }
    for (const listener of this.#listeners) this.#tell(listener, change)
  }

  /** The change is committed already: a listener that fails must not make it look refused. */
  #tell(listener: (change: Change) => void, change: Change) {
    try {
      listener(change)
    } catch (error) {
      this.#report(error)
    }
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The change with this transaction id and all after it; null when it is too long ago or from an earlier run. */
  from(transactionId: string): Change[] | null {
    const place = this.#kept.findLastIndex(({change}) => change.transactionId === transactionId)
    return place < 0 ? null : this.#kept.slice(place).map(({change}) => change)
  }
}

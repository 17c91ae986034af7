import {reportFailure} from '#report-failure.ts'
import type {Change} from '#store/change.ts'

const mostKept = 2000

/** The latest changes, for listeners that come back, and those who listen now. */
export class ChangeLog {
  #sequence = 0
  readonly #kept: {sequence: number; change: Change}[] = []
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #report: (error: unknown) => void

  constructor(report: (error: unknown) => void = reportFailure) {
    this.#report = report
  }

  get sequence() {
    return this.#sequence
  }

  add(change: Change) {
    this.#sequence += 1
    this.#kept.push({sequence: this.#sequence, change})
    if (this.#kept.length > mostKept) this.#kept.shift()
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

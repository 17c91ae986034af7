import type {Logger} from 'pino'

const quietMs = 10_000
const mostReasons = 50

interface Told {
  at: number
  untold: number
}

/**
 * Tells of what is not available in one line, and again only after a while with how many there were in between: during an
 * outage every request fails, and none of them says more than the first.
 */
export class OutageLog {
  readonly #log: Logger
  readonly #now: () => number
  readonly #told = new Map<string, Told>()

  constructor(log: Logger, now: () => number = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  tell(message: string, cause: unknown): void {
    const reason = reasonOf(cause)
    const now = this.#now()
    const told = this.#told.get(reason)
    if (told !== undefined && now - told.at < quietMs) {
      told.untold += 1
      return
    }
    if (this.#told.size >= mostReasons) this.#told.clear()
    this.#told.set(reason, {at: now, untold: 0})
    this.#log.warn(
      {reason, ...(told !== undefined && told.untold > 0 && {times_since: told.untold})},
      message,
    )
  }
}

/** Of the first line: some drivers put whole addresses and stacks below it. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown'
  return `${cause.name}: ${cause.message.split('\n', 1)[0] ?? ''}`.slice(0, 200)
}

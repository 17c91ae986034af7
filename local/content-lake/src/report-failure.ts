import {inspect} from 'node:util'

/** What nobody expected goes to stderr with all its details; whoever called is told none of them. */
export function reportFailure(error: unknown) {
  process.stderr.write(`content-lake: ${typeof error === 'string' ? error : inspect(error)}\n`)
}

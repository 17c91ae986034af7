import {types} from 'node:util'
import {createContext, Script} from 'node:vm'

const box: {work: (() => void) | null} = {work: null}
const context = createContext(box)
const script = new Script('work()')

/**
 * Ends work that would keep everyone else waiting, wherever it is: in the evaluator's loops or inside one regular
 * expression. Only V8 itself can interrupt those, and only for what a script of `node:vm` has called. The work must
 * leave nothing half done when it is ended: no `finally` of it runs.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const answer: {value?: T} = {}
  box.work = () => {
    answer.value = work()
  }
  try {
    script.runInContext(context, {timeout: milliseconds})
  } catch (error) {
    throw isTimeout(error) ? tookTooLong(milliseconds, error) : error
  } finally {
    box.work = null
  }
  if (!('value' in answer)) throw new Error('The work ended without an answer')
  return answer.value
}

/** It is made in the script's own realm, so it is no instance of our Error. */
function isTimeout(error: unknown) {
  return types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

function tookTooLong(milliseconds: number, cause: unknown) {
  return new Error(`The query took longer than ${milliseconds} ms; ask for less, or by _id, _type or slug`, {
    cause,
  })
}

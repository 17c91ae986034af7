import {type ChildProcess, spawn} from 'node:child_process'
import readline from 'node:readline'

import {StartFailure} from './start-failure.ts'

interface ProcessOptions {
  /** Shown before the part's own lines. */
  name: string
  file: string
  args: string[]
  env: NodeJS.ProcessEnv
  /** Its log lines, without the one that says it is ready. */
  onLine?(line: string): void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/**
 * Runs one part of the product as a child process: waits for its READY line, starts it again when it dies by itself,
 * and ends with it when told to. The child's standard input stays open for as long as this process lives, so a part
 * never outlives a start that was killed.
 */
export async function superviseProcess(options: ProcessOptions) {
  let isStopping = false
  let waitMs = FIRST_WAIT_MS
  let current = launch(options)
  const address = await current.ready
  watch()

  function watch() {
    const {child} = current
    child.once('exit', (code, signal) => {
      if (isStopping) return
      console.error(`The ${options.name} ended (${signal ?? code}); starting it again.`)
      setTimeout(restart, waitMs)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    })
  }

  function restart() {
    if (isStopping) return
    current = launch(options)
    watch()
    current.ready.then(
      () => (waitMs = FIRST_WAIT_MS),
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    )
  }

  return {
    address,
    async stop() {
      isStopping = true
      await end(current.child)
    },
  }
}

function launch({name, file, args, env, onLine}: ProcessOptions) {
  // In a group of its own, so that Ctrl-C reaches the start alone, which then stops its parts in order.
  const child = spawn(process.execPath, [file, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  // A part that dies while its standard input is written to must not take the start with it.
  child.stdin.on('error', () => {})
  const {promise: ready, resolve, reject} = Promise.withResolvers<string>()
  let complaint = ''
  let isReady = false
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    const address = /^READY (\S+)$/.exec(line)?.[1]
    if (address === undefined) return onLine?.(line)
    isReady = true
    resolve(address)
  })
  readline.createInterface({input: child.stderr}).on('line', (line) => {
    // What stops a part from starting becomes the one line that the start ends with.
    if (isReady) process.stderr.write(`${line}\n`)
    else complaint += complaint === '' ? line : `\n${line}`
  })
  child.once('exit', (code) =>
    reject(new StartFailure(complaint || `The ${name} ended with ${code} before it was ready.`)),
  )
  return {child, ready}
}

/** Asks for an orderly end, and insists after ten seconds. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const {promise, resolve} = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await promise
  clearTimeout(insist)
}

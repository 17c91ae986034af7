import {mkdtempSync, readFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

import {startChild} from './child.ts'

// How long the server's event loop is held up while somebody logs in, beside the same loop left alone in the same minutes:
// the machine is shared, so only the difference says something. Prints; fails on nothing.

const logins = 20
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-login-'))
const delays = path.join(folder, 'delays.txt')

const product = await startChild(
  path.join(root, 'scripts/start/main.ts'),
  {
    PORT: '3900',
    LAKE_PORT: '3901',
    MONGO_PORT: '3902',
    DATA_DIR: folder,
    SEED: 'none',
    RATE_LIMITS: 'off',
    LOOP_DELAY_FILE: delays,
    NODE_OPTIONS: `--import ${path.join(root, 'bench/watch-loop.ts')}`,
  },
  /Site\s+(\S+)\//,
)
const {admin} = JSON.parse(readFileSync(path.join(folder, 'credentials.json'), 'utf8'))

// The first ones load code and start the threads.
await login()
await login()
const alone: number[] = []
const during: number[] = []
const took: number[] = []
for (let index = 0; index < logins; index += 1) {
  const started = performance.now()
  during.push(await longestDelay(login))
  took.push(performance.now() - started)
  alone.push(await longestDelay(() => wait(took.at(-1))))
}
const together = await longestDelay(async () => {
  await Promise.all(Array.from({length: 10}, login))
})

report('left alone', alone)
report('one login', during)
console.log(`ten logins together: longest ${together.toFixed(2)} ms`)
console.log(
  `a login answers in ${median(took).toFixed(0)} ms (median, a quarter of a second of hashing included)`,
)
product.stop()

async function login(): Promise<void> {
  const response = await fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(admin),
  })
  if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const from = Date.now()
  await work()
  const to = Date.now()
  // The line about the last moments is written after them.
  await wait(60)
  const lines = readFileSync(delays, 'utf8').trimEnd().split('\n')
  const within = lines
    .map((line) => line.split(' ').map(Number))
    .filter(([at = 0]) => at > from && at <= to + 25)
  return Math.max(0, ...within.map(([, delay = 0]) => delay))
}

function report(name: string, delays: readonly number[]): void {
  const longest = Math.max(...delays).toFixed(2)
  console.log(
    `${name}: the loop was late by ${median(delays).toFixed(2)} ms (median of the longest), ${longest} ms at most`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

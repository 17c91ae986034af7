import {mkdtempSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import autocannon from 'autocannon'

import {startChild, type Target} from './child.ts'
import {cpuMilliseconds} from './process-cpu.ts'

// What a page costs the server, as CPU milliseconds a request beside raw node:http in the same minutes. Rounds are
// interleaved and the best of each is kept, because the machine is shared. Prints ratios; fails on nothing.

const rounds = 3
const seconds = 5
const connections = 50
const root = path.resolve(import.meta.dirname, '..')

const hello = await startChild(path.join(root, 'bench/raw-hello.ts'), {}, /^READY (\S+)$/)
const product = await startChild(
  path.join(root, 'scripts/start/main.ts'),
  {
    PORT: '3900',
    LAKE_PORT: '3901',
    MONGO_PORT: '3902',
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'bench-')),
    RATE_LIMITS: 'off',
  },
  /Site\s+(\S+)\//,
)
const home = await (await fetch(`${product.origin}/`)).text()
const storyPath = /href="(\/stories\/[^"/]+)"/.exec(home)?.[1] ?? '/'

const prebuilt = await startChild(
  path.join(root, 'bench/express-prebuilt.ts'),
  {PAGE: `${product.origin}${storyPath}`},
  /^READY (\S+)$/,
)

const targets: Target[] = [
  {name: 'raw node:http', pid: hello.pid, url: hello.origin},
  {name: 'home page', pid: product.pid, url: `${product.origin}/`},
  {name: 'story page', pid: product.pid, url: `${product.origin}${storyPath}`},
  {name: 'Express, same bytes', pid: prebuilt.pid, url: prebuilt.origin},
  // No two requests have one address, so each is rendered and compressed; the lake's answers are at hand.
  {name: 'story, each a miss', pid: product.pid, url: `${product.origin}${storyPath}?n=[<id>]`},
]

const best = new Map<string, number>()
for (let round = 1; round <= rounds; round += 1) {
  for (const target of targets) {
    const cost = await measure(target)
    best.set(target.name, Math.min(cost, best.get(target.name) ?? Number.POSITIVE_INFINITY))
    console.log(`round ${round}  ${target.name.padEnd(20)} ${cost.toFixed(4)} CPU ms a request`)
  }
}
const yardstick = best.get('raw node:http') ?? Number.NaN
console.log('')
for (const [name, cost] of best) {
  console.log(
    `${name.padEnd(20)} best ${cost.toFixed(4)} CPU ms, ${(cost / yardstick).toFixed(2)} × raw node:http`,
  )
}
const [story, express, miss] = ['story page', 'Express, same bytes', 'story, each a miss'].map(
  (name) => best.get(name) ?? Number.NaN,
)
const shares = [
  `story: ${(yardstick / (story ?? 0)).toFixed(3)} of the rate of raw node:http (aim 0.12, a hundred times Ghost)`,
  `story: ${((express ?? 0) / (story ?? 0)).toFixed(2)} of the rate of Express with the same bytes (aim 0.60)`,
  `story, each a miss: ${(miss ?? 0).toFixed(2)} CPU ms (aim 4)`,
]
console.log(`\n${shares.join('\n')}`)
product.stop()
prebuilt.stop()
hello.stop()

async function measure({pid, url}: Target) {
  const before = cpuMilliseconds(pid)
  const headers = {'accept-encoding': url.includes('[<id>]') ? 'br' : 'identity'}
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    idReplacement: url.includes('[<id>]'),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} times without success`)
  return (cpuMilliseconds(pid) - before) / result.requests.total
}

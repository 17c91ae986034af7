import {mkdtempSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {parseArgs} from 'node:util'

import autocannon from 'autocannon'

import {startChild} from './child.ts'
import {fillNewsroom, slugOf} from './fill-newsroom.ts'
import {cpuMilliseconds, processBelow} from './process-cpu.ts'

// What a call of /api costs the server, as CPU milliseconds a request beside raw node:http in the same minutes, and what the
// lake and MongoDB spend on it. "Missed" asks each address once, so that nothing is kept. Rounds are interleaved and the best
// of each is kept, because the machine is shared. Prints, with the targets beside; fails on nothing.
//
//     node bench/api.ts --stories 5000        once more with 50000 to see what grows

const {values} = parseArgs({
  options: {stories: {type: 'string', default: '5000'}, seconds: {type: 'string', default: '5'}},
})
const stories = Number(values.stories)
const rounds = 3
const connections = 50
// As many as wait in line at the lake would mostly measure the line.
const connectionsMissing = 8
const root = path.resolve(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-api-'))

const hello = await startChild(path.join(root, 'bench/raw-hello.ts'), {}, /^READY (\S+)$/)
const product = await startChild(
  path.join(root, 'scripts/start/main.ts'),
  {PORT: '3900', LAKE_PORT: '3901', MONGO_PORT: '3902', DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off'},
  /Site\s+(\S+)\//,
)
console.log(`filling in ${stories} stories`)
await fillNewsroom(path.join(folder, 'credentials.json'), stories)
await settle(product.pid)

const parts = {
  server: processBelow(product.pid, 'server/src/main.ts'),
  lake: processBelow(product.pid, 'local/content-lake'),
  mongo: processBelow(product.pid, 'local/mongo'),
}
let asked = 0
const pages = Math.floor(stories / 12)
const targets = [
  {name: 'raw node:http', origin: hello.origin, pids: {server: hello.pid}, next: () => '/'},
  {name: 'list of 12, warm', origin: product.origin, pids: parts, next: () => '/api/stories'},
  {
    name: 'story, missed',
    origin: product.origin,
    pids: parts,
    next: () => `/api/stories/${slugOf((asked++ % stories) + 1)}?missed=${asked}`,
  },
  {
    name: 'list, missed',
    origin: product.origin,
    pids: parts,
    next: () => `/api/stories?page=${(asked++ % pages) + 1}&missed=${asked}`,
  },
]

const best = new Map<string, Record<string, number>>()
for (let round = 1; round <= rounds; round += 1) {
  for (const {name, origin, pids, next} of targets) {
    const cost = await measure({
      origin,
      pids,
      next,
      connections: name.endsWith('missed') ? connectionsMissing : connections,
    })
    const known = best.get(name) ?? {}
    best.set(
      name,
      Object.fromEntries(Object.entries(cost).map(([part, ms]) => [part, Math.min(ms, known[part] ?? ms)])),
    )
    console.log(`round ${round}  ${name.padEnd(18)} ${say(cost)}`)
  }
}
const yardstick = best.get('raw node:http')?.['server'] ?? Number.NaN
const share = yardstick / (best.get('list of 12, warm')?.['server'] ?? Number.NaN)
console.log('')
for (const [name, cost] of best) console.log(`${name.padEnd(18)} ${say(cost)}`)
console.log(
  `a warm list has ${share.toFixed(3)} of raw node:http's rate (at least 0.175: 50 × Ghost's, 70 × Strapi's)`,
)
console.log('a missed story may cost the server 1 ms, a missed list 1.5 ms')
product.stop()
hello.stop()

/** What follows from the writing (an index for searches, numbers) is not what is measured. */
async function settle(pid: number): Promise<void> {
  for (let quiet = 0, known = cpuMilliseconds(pid); quiet < 3;) {
    await wait(1000)
    const now = cpuMilliseconds(pid)
    quiet = now - known < 50 ? quiet + 1 : 0
    known = now
  }
}

async function measure({
  origin,
  pids,
  next,
  connections,
}: {
  origin: string
  pids: Record<string, number>
  next: () => string
  connections: number
}) {
  const before = Object.entries(pids).map(([part, pid]) => [part, cpuMilliseconds(pid)] as const)
  const result = await autocannon({
    url: origin,
    connections,
    duration: Number(values.seconds),
    requests: [{setupRequest: (request) => ({...request, path: next()})}],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${next()} answered ${result.non2xx} times without success, ${result.errors} not at all`)
  return Object.fromEntries(
    before.map(([part, ms]) => [part, (cpuMilliseconds(pids[part] ?? 0) - ms) / result.requests.total]),
  )
}

function say(cost: Record<string, number>): string {
  return Object.entries(cost)
    .map(([part, ms]) => `${part} ${ms.toFixed(4)}`)
    .join(', ')
    .concat(' CPU ms a request')
}

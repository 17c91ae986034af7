import {existsSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

import {expect, test} from 'vitest'

import {freePort} from '#harness/free-port.ts'
import {startAndFail, startProduct} from '#harness/product.ts'

function emptyFolder() {
  return mkdtempSync(path.join(os.tmpdir(), 'fault-'))
}

async function settings(change: NodeJS.ProcessEnv) {
  return {
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
    MONGO_PORT: String(await freePort()),
    DATA_DIR: path.join(emptyFolder(), 'data'),
    SEED: 'none',
    ...change,
  }
}

/** Listens on a port for the length of a scope, as another program would. */
async function occupyPort() {
  const port = await freePort()
  const server = net.createServer()
  const {promise, resolve} = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', () => resolve())
  await promise
  return {port, [Symbol.dispose]: () => server.close()}
}

function expectOneLine(output: string, pattern: RegExp) {
  expect(output.split('\n')).toEqual([output])
  expect(output).toMatch(pattern)
}

test.each(['PORT', 'LAKE_PORT', 'MONGO_PORT'])(
  'a %s in use is one line that says what to do, and nothing is written',
  async (name) => {
    using taken = await occupyPort()
    const env = await settings({[name]: String(taken.port)})
    const {code, output} = await startAndFail(env)
    expect(code).toBe(1)
    expectOneLine(output, new RegExp(`Port ${taken.port} is in use.*another ${name}`))
    expect(existsSync(env.DATA_DIR)).toBe(false)
  },
)

test('a DATA_DIR that cannot be written is one line that says what to do', async () => {
  const file = path.join(emptyFolder(), 'file')
  writeFileSync(file, 'not a folder')
  const {code, output} = await startAndFail(await settings({DATA_DIR: path.join(file, 'data')}))
  expect(code).toBe(1)
  expectOneLine(output, /DATA_DIR .* cannot be written .*choose a folder/)
})

test('a second start on the same DATA_DIR is refused while the first one goes on', async () => {
  await using product = await startProduct({seed: 'none'})
  const {code, output} = await startAndFail(await settings({DATA_DIR: product.dataDir}))
  expect(code).toBe(1)
  expectOneLine(output, /is used by another .* stop that one,? or choose another/)
  expect((await fetch(`${product.origin}/api/health`)).status).toBe(200)
})

test('a corrupt database file is one line that says what to do, and stays as it was', async () => {
  const dataDir = emptyFolder()
  const first = await startProduct({seed: 'none', dataDir})
  await first.stop()
  const database = path.join(dataDir, 'lake/lake.sqlite')
  for (const name of readdirSync(path.dirname(database))) {
    if (name.startsWith('lake.sqlite')) writeFileSync(path.join(dataDir, 'lake', name), 'x'.repeat(8192))
  }
  const {code, output} = await startAndFail(await settings({DATA_DIR: dataDir}))
  expect(code).toBe(1)
  expectOneLine(output, /lake\.sqlite is not a healthy content lake database: restore it from a copy/)
})

test.each([
  [{SANITY_PROJCT_ID: 'abc'}, /SANITY_PROJCT_ID.*SANITY_PROJECT_ID/],
  [{SEED: 'dmeo'}, /SEED.*demo/],
  [{PORT: 'eighty'}, /PORT/],
  [{RATE_LIMITS: 'sometimes'}, /RATE_LIMITS.*on.*off/],
  [{EMBEDDED: 'never'}, /EMBEDDED=never needs a hosted project/],
])('the setting %o is refused before anything is written', async (change, pattern) => {
  const env = await settings(change)
  const {code, output} = await startAndFail(env)
  expect(code).toBe(1)
  expectOneLine(output, pattern)
  expect(existsSync(env.DATA_DIR)).toBe(false)
})

import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer} from 'node:net'
import {text} from 'node:stream/consumers'
import {fileURLToPath} from 'node:url'

import {expect, test} from 'vitest'

import {writeBuilds} from '#testing/site-fixture.ts'
import {temporaryDirectory} from '#testing/temporary-directory.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** The server as the process that `npm start` starts. */
async function aProcess(environment: Record<string, string>) {
  const directory = await temporaryDirectory()
  const {webDirectory, studioDirectory} = await writeBuilds(directory.path)
  const child: ChildProcess = spawn(
    process.execPath,
    [main, '--web', webDirectory, '--studio', studioDirectory],
    {
      env: {PATH: '', LOG_LEVEL: 'silent', ...environment},
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const exited = once(child, 'exit')
  return {
    child,
    async firstLine(): Promise<string> {
      const [chunk] = child.stdout === null ? [] : await once(child.stdout, 'data')
      return String(chunk).trim()
    },
    async end() {
      const stderr = child.stderr === null ? '' : await text(child.stderr)
      const [code]: unknown[] = await exited
      return {code, stderr}
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
      await directory[Symbol.asyncDispose]()
    },
  }
}

// Nothing listens on the discard port: the server must start and stop without its lake too.
const lakeDown = {SANITY_API_HOST: 'http://127.0.0.1:9', PORT: '0'}

test.for(['SIGTERM', 'SIGINT'] as const)('%s ends the server cleanly', async (signal) => {
  await using server = await aProcess(lakeDown)
  expect(await server.firstLine()).toMatch(/^READY http:\/\/127\.0\.0\.1:\d+$/)
  server.child.kill(signal)
  expect(await server.end()).toEqual({code: 0, stderr: ''})
})

test('the server ends with the start script that holds its standard input', async () => {
  await using server = await aProcess(lakeDown)
  expect(await server.firstLine()).toMatch(/^READY /)
  server.child.stdin?.end()
  expect(await server.end()).toEqual({code: 0, stderr: ''})
})

test('faulty settings are one line each, and the end', async () => {
  await using server = await aProcess({PORT: 'abc', SANITY_PROJECTID: 'x'})
  expect(await server.end()).toEqual({
    code: 1,
    stderr:
      'PORT: a whole number from 0 to 65535\n' +
      'SANITY_PROJECTID: no such setting; did you mean SANITY_PROJECT_ID?\n',
  })
})

test('a port in use is one line that says what to do', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await using server = await aProcess({...lakeDown, PORT: String(port)})
  expect(await server.end()).toEqual({
    code: 1,
    stderr: `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to a free one.\n`,
  })
  blocker.close()
})

test('an address of another machine is one line that says what to do', async () => {
  await using server = await aProcess({...lakeDown, HOST: '192.0.2.1'})
  const {code, stderr} = await server.end()
  expect(code).toBe(1)
  expect(stderr).toBe(
    'HOST 192.0.2.1 is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for the whole network.\n',
  )
})

import {mkdirSync} from 'node:fs'
import {access, constants} from 'node:fs/promises'
import type {Server} from 'node:net'
import {join, resolve} from 'node:path'
import {setTimeout as delay} from 'node:timers/promises'

import {createAccounts, readAccountsFile, type AccountsContent} from '#auth/accounts.ts'
import {openConversation} from '#engine/dispatch.ts'
import {openEngine} from '#engine/engine.ts'
import {startExpiry} from '#engine/expiry.ts'
import {createWireServer} from '#wire/server.ts'

import {lockFolder} from './lock.ts'
import {StartFailure} from './start-failure.ts'

/** How long commands that are running may take to finish when the server is stopped. */
const GRACE_MS = 2000

interface Place {
  dir: string
  /** 0 takes any free port. */
  port: number
}

export type MongoOptions = Place &
  (
    | {user: string; password: string}
    /** The accounts themselves, or the file that holds them. */
    | {accounts: AccountsContent | string}
  )

export interface RunningMongo extends AsyncDisposable {
  /** With the first account's name and password. */
  uri: string
  /** The same without them, fit for a log. */
  address: string
  close(): Promise<void>
}

/** Starts everything or nothing: a StartFailure says in one line what to do about it. */
export async function startMongo(options: MongoOptions): Promise<RunningMongo> {
  const dir = resolve(options.dir)
  const accounts = createAccounts(await readAccounts(options))
  await prepareFolder(dir)
  await using undo = new AsyncDisposableStack()
  undo.defer(lockFolder(dir))
  const engine = openOrFail(join(dir, 'data.sqlite'), accounts)
  undo.defer(() => engine.database.close())
  undo.defer(startExpiry(engine))

  let connections = 0
  const wire = createWireServer(() => {
    connections += 1
    return openConversation(engine, connections)
  })
  const port = await listen(wire.server, options.port)
  undo.defer(async () => {
    await Promise.race([wire.close(), delay(GRACE_MS, undefined, {ref: false})])
    wire.cutOff()
    engine.writes.close()
  })

  const running = undo.move()
  const close = () => running.disposeAsync()
  const address = `127.0.0.1:${port}/`
  const {name, password} = accounts.first
  const login = `${encodeURIComponent(name)}:${encodeURIComponent(password)}`
  return {
    uri: `mongodb://${login}@${address}?authSource=admin`,
    address: `mongodb://${address}`,
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function readAccounts(options: MongoOptions): Promise<AccountsContent> {
  if ('user' in options) return {users: [{name: options.user, password: options.password}]}
  return typeof options.accounts === 'string' ? readAccountsFile(options.accounts) : options.accounts
}

async function prepareFolder(dir: string) {
  try {
    mkdirSync(dir, {recursive: true, mode: 0o700})
    await access(dir, constants.W_OK)
  } catch {
    throw new StartFailure(
      `The folder ${dir} cannot be made or written; free the path or choose another --dir`,
    )
  }
}

function openOrFail(file: string, accounts: ReturnType<typeof createAccounts>) {
  try {
    return openEngine(file, accounts)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(
      `${file} cannot be opened (${reason}); restore it from a copy, or move it away to start empty`,
      {
        cause: error,
      },
    )
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((started, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? `The port ${port} is in use` : `The port ${port} cannot be opened`
      failed(new StartFailure(`${reason}; stop what uses it or choose another --port (0 takes any)`))
    })
    server.listen({port, host: '127.0.0.1'}, () => {
      const address = server.address()
      started(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

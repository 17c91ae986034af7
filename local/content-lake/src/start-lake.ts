import {mkdirSync} from 'node:fs'
import {access, constants} from 'node:fs/promises'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, resolve} from 'node:path'

import {openAssetStore} from '#assets/asset-store.ts'
import {createAccounts, readAccountsFile, type AccountsContent} from '#auth/accounts.ts'
import {createLoginAttempts} from '#auth/login-attempts.ts'
import {createLoginTickets} from '#auth/login-tickets.ts'
import {openSessions} from '#auth/sessions.ts'
import {endpoints, unversionedEndpoints} from '#endpoints/index.ts'
import {createAllowedOrigins} from '#http/allowed-origins.ts'
import {createDispatch} from '#http/dispatch.ts'
import {createHttpServer} from '#http/server.ts'
import {createSessionStreams} from '#http/session-streams.ts'
import {createUpgrades} from '#http/upgrades.ts'
import {openDatabase} from '#store/open-database.ts'

import {openDatasets} from './datasets.ts'
import {openKeyValues} from './key-values.ts'
import type {Lake} from './lake.ts'
import {openLedger} from './ledger.ts'
import {lockFolder} from './lock.ts'
import {randomId} from './random-id.ts'
import {StartFailure} from './start-failure.ts'

export interface LakeOptions {
  dir: string
  /** 0 takes any free port. */
  port: number
  project: string
  dataset: string
  /** The accounts themselves, or the file that holds them. */
  accounts: AccountsContent | string
  publicOrigin: string
  allowedOrigins?: readonly string[]
  now?(): Date
}

export interface RunningLake extends AsyncDisposable {
  origin: string
  close(): Promise<void>
}

/** Starts everything or nothing: a StartFailure says in one line what to do about it. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const dir = resolve(options.dir)
  const accounts = await createAccounts(
    typeof options.accounts === 'string' ? await readAccountsFile(options.accounts) : options.accounts,
  )
  await prepareFolder(dir)
  await using undo = new AsyncDisposableStack()
  undo.defer(lockFolder(dir))
  const {lake, closeLake} = await openLake({...options, dir}, accounts)
  undo.defer(closeLake)

  const dispatch = createDispatch(lake, endpoints, unversionedEndpoints)
  const upgrades = createUpgrades(lake, dispatch)
  const {server, stop} = createHttpServer({dispatch, origins: lake.origins, upgrade: upgrades.handle})
  const port = await listen(server, options.port)
  undo.defer(async () => {
    upgrades.close()
    await stop()
  })

  const running = undo.move()
  const close = () => running.disposeAsync()
  return {origin: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close}
}

async function openLake(options: LakeOptions, accounts: Lake['accounts']) {
  const {dir, project, publicOrigin} = options
  const now = options.now ?? (() => new Date())
  const origins = createAllowedOrigins(publicOrigin, options.allowedOrigins ?? [])
  const database = openOrFail(join(dir, 'lake.sqlite'))
  try {
    const datasets = openDatasets({database, projectId: project, now, randomId})
    datasets.create(options.dataset)
    datasets.get(options.dataset)
    const ledger = openLedger(dir, now)
    const lake: Lake = {
      projectId: project,
      publicOrigin: origins.publicOrigin,
      dataset: datasets.get,
      datasetNames: datasets.names,
      createDataset: datasets.create,
      accounts,
      assets: await openAssetStore(join(dir, 'assets')),
      now,
      randomId,
      database,
      origins,
      sessions: openSessions(database, {now, randomId}),
      sessionStreams: createSessionStreams(),
      loginTickets: createLoginTickets({now, randomId}),
      loginAttempts: createLoginAttempts(now),
      keyValues: openKeyValues(database),
      ledger,
    }
    const closeLake = async () => {
      await ledger.flush()
      database.close()
    }
    return {lake, closeLake}
  } catch (error) {
    database.close()
    throw error
  }
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

function openOrFail(file: string) {
  try {
    return openDatabase(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(reason, {cause: error})
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((started, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? `The port ${port} is in use` : `The port ${port} cannot be opened`
      failed(new StartFailure(`${reason}; stop what uses it or choose another --port (0 takes any)`))
    })
    server.listen({port, host: '127.0.0.1'}, () => started(portOf(server.address()) ?? port))
  })
}

function portOf(address: AddressInfo | string | null) {
  return address !== null && typeof address === 'object' ? address.port : null
}

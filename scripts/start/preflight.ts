import {accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import net from 'node:net'
import path from 'node:path'

import type {StartSettings} from './settings.ts'
import {StartFailure} from './start-failure.ts'

/** Finds what would stop the start before anything is written. @throws {StartFailure} */
export async function checkBeforeStart(settings: StartSettings) {
  const ports = [
    {name: 'PORT', port: settings.port, host: settings.host},
    ...(settings.isLakeEmbedded ? [{name: 'LAKE_PORT', port: settings.lakePort, host: '127.0.0.1'}] : []),
    ...(settings.isMongoEmbedded ? [{name: 'MONGO_PORT', port: settings.mongoPort, host: '127.0.0.1'}] : []),
  ]
  for (const [index, {name, port}] of ports.entries()) {
    const other = ports.slice(index + 1).find((one) => one.port === port)
    if (other)
      throw new StartFailure(`${name} and ${other.name} are both ${port}: give them different numbers.`)
  }
  for (const {name, port, host} of ports) await checkPort(port, host, name)
  if (settings.isLakeEmbedded || settings.isMongoEmbedded) checkDataDir(settings.dataDir)
}

async function checkPort(port: number, host: string, name: string) {
  const {promise, resolve, reject} = Promise.withResolvers<void>()
  const probe = net.createServer()
  probe.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(error, port, host, name)))
  probe.listen({port, host, exclusive: true}, () => probe.close(() => resolve()))
  await promise
}

function portFailure(error: NodeJS.ErrnoException, port: number, host: string, name: string) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is in use: end what listens there, or start with another ${name}.`,
      )
    case 'EACCES':
      return new StartFailure(`Port ${port} is not allowed for this user: start with a ${name} above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(`HOST ${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`)
    case undefined:
    default:
      return new StartFailure(`Cannot listen on ${host}:${port} (${name}): ${error.message}.`)
  }
}

function checkDataDir(dataDir: string) {
  const advice = 'choose a folder that can be written with DATA_DIR'
  try {
    const isNew = !existsSync(dataDir)
    if (!isNew && !statSync(dataDir).isDirectory()) throw new Error('it is a file')
    mkdirSync(dataDir, {recursive: true, mode: 0o700})
    accessSync(dataDir, constants.W_OK)
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    // A start that fails further on leaves no empty folder behind.
    if (isNew) rmSync(dataDir, {recursive: true})
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written (${reason}): ${advice}.`)
  }
}

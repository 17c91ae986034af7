import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'

import {freePort} from './free-port.ts'
import type {Login} from './product.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface LakeOptions {
  projectId: string
  /** The site that may call it and receive its logins. */
  site: string
}

/** A content lake of its own, which the product knows by address only, as it would know a hosted one. */
export async function startLake({projectId, site}: LakeOptions) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hosted-'))
  const port = await freePort()
  const accounts = path.join(folder, 'accounts.json')
  const writeToken = `sk${'w'.repeat(40)}`
  const editor: Login = {email: 'far@newsroom.example', password: 'far from here'}
  const user = {id: 'far-1', name: 'Far Editor', ...editor, role: 'administrator'}
  const token = {token: writeToken, label: 'server', role: 'editor'}
  writeFileSync(accounts, JSON.stringify({tokens: [token], users: [user]}))
  const flags = {
    dir: path.join(folder, 'lake'),
    port: String(port),
    project: projectId,
    dataset: 'production',
    accounts,
    'public-origin': `http://localhost:${port}`,
    'allowed-origins': site,
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [path.join(root, 'local/content-lake/src/main.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const {promise, resolve, reject} = Promise.withResolvers<string>()
  readline.createInterface({input: child.stdout}).on('line', (line) => {
    const address = /^READY (\S+)$/.exec(line)?.[1]
    if (address !== undefined) resolve(address)
  })
  child.once('exit', (code) => reject(new Error(`The lake ended with ${code}`)))
  const origin = await promise
  return {
    origin,
    projectId,
    writeToken,
    editor,
    async [Symbol.asyncDispose]() {
      const ended = Promise.withResolvers<void>()
      child.once('exit', () => ended.resolve())
      child.stdin.end()
      await ended.promise
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

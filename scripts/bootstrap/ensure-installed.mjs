// Plain JavaScript on purpose: these few files run on whatever Node the machine has (20 or newer), before
// anything is installed. Everything after them runs on the project's own Node 24.
import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
/** The project's own Node, installed by pnpm from the npm package `node`. */
export const ownNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

const PNPM = 'pnpm@12.21.0'
const stamp = path.join(root, '.build/installed')
const described = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of described) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Installs with the frozen lockfile when it changed since the last install; with the network off if npm's cache allows. */
export function ensureInstalled() {
  const wanted = fingerprint()
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(ownNode)
  if (isCurrent) return

  console.log('Installing packages (first start, or the lockfile changed; this takes a minute) …')
  const install = ['--yes', PNPM, 'install', '--frozen-lockfile']
  const offline = run('npx', ['--offline', ...install])
  if (offline.status !== 0) {
    const online = run('npx', install)
    if (online.status !== 0) {
      process.stderr.write(online.stdout + online.stderr)
      console.error('Could not install the packages: see the lines above. Is the npm registry reachable?')
      process.exit(1)
    }
  }
  if (!existsSync(ownNode)) {
    console.error('The npm package "node" did not install its program; remove node_modules and try again.')
    process.exit(1)
  }
  mkdirSync(path.dirname(stamp), {recursive: true})
  writeFileSync(stamp, wanted)
}

function run(command, args, stdio) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  })
}

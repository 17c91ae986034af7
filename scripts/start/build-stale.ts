import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {z} from 'zod'

import {root} from '#bootstrap/ensure-installed.mjs'

import {StartFailure} from './start-failure.ts'

interface Build {
  name: 'web' | 'studio'
  sources: string[]
  /** A file that exists when the build is whole. */
  result: string
}

const Manifest = z.object({scripts: z.object({build: z.string()})})

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json', 'schemas/src/**']
const builds: Build[] = [
  {
    name: 'web',
    sources: [...shared, 'web/*', 'web/src/**', 'web/public/**'],
    result: 'web/dist/server/entry-server.js',
  },
  {
    name: 'studio',
    sources: [...shared, 'studio/*', 'studio/src/**', 'studio/public/**'],
    result: 'studio/dist/index.html',
  },
]

/** Builds the web app and the Studio where their sources changed since the last whole build. */
export async function buildWhatIsStale() {
  for (const build of builds) {
    const stamp = path.join(root, '.build', build.name)
    const wanted = fingerprint(build.sources)
    const isCurrent =
      existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(path.join(root, build.result))
    if (isCurrent) continue
    console.log(`Building the ${build.name} …`)
    await runBuild(build.name)
    mkdirSync(path.dirname(stamp), {recursive: true})
    writeFileSync(stamp, wanted)
  }
}

function fingerprint(patterns: string[]) {
  const hash = createHash('sha256')
  const files = globSync(patterns, {cwd: root}).toSorted()
  for (const file of files) {
    const full = path.join(root, file)
    if (!statSync(full).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(full)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs the package's own `build` script as pnpm would, without needing pnpm at every start. */
async function runBuild(name: string) {
  const folder = path.join(root, name)
  const bin = [path.join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter)
  const manifest = Manifest.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
  const child = spawn(manifest.scripts.build, {
    cwd: folder,
    env: {...process.env, PATH: bin, NODE_ENV: 'production'},
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const {promise, resolve} = Promise.withResolvers<number | null>()
  child.once('exit', resolve)
  if ((await promise) !== 0) {
    process.stderr.write(output)
    throw new StartFailure(`The build of ${name}/ failed: see the lines above.`)
  }
}

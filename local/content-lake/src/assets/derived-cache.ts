import {createHash} from 'node:crypto'
import {mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

import {reportFailure} from '#report-failure.ts'

export interface DerivedCache {
  /** The bytes for the key; made once, however many ask at the same time. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

/** Derived images on disk, the least used removed when they take more than `maxBytes`. */
export async function openDerivedCache(dir: string, maxBytes: number): Promise<DerivedCache> {
  await mkdir(dir, {recursive: true})
  const sizes = await readSizes(dir)
  const making = new Map<string, Promise<Buffer>>()
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  let temporary = 0

  return {
    async get(key, make) {
      const name = createHash('sha256').update(key).digest('hex')
      const underWay = making.get(name)
      if (underWay) return underWay
      const made = readOrMake(name, make).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
  }

  async function readOrMake(name: string, make: () => Promise<Buffer>) {
    const size = sizes.get(name)
    if (size !== undefined) {
      const bytes = await readFile(join(dir, name)).catch(() => null)
      touch(name, size)
      // A file cut short by a power loss is made again.
      if (bytes?.length === size && size > 0) return bytes
      forget(name)
    }
    const bytes = await make()
    await store(name, bytes).catch(reportFailure)
    return bytes
  }

  async function store(name: string, bytes: Buffer) {
    temporary += 1
    const path = join(dir, `${temporary}.tmp`)
    await writeFile(path, bytes)
    await rename(path, join(dir, name))
    sizes.set(name, bytes.length)
    total += bytes.length
    for (const oldest of sizes.keys()) {
      if (total <= maxBytes) break
      forget(oldest)
      await rm(join(dir, oldest), {force: true})
    }
  }

  /** The map's order is the order of use. */
  function touch(name: string, size: number) {
    sizes.delete(name)
    sizes.set(name, size)
  }

  function forget(name: string) {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
}

async function readSizes(dir: string) {
  const found: {name: string; size: number; time: number}[] = []
  for (const name of await readdir(dir)) {
    const path = join(dir, name)
    if (name.endsWith('.tmp')) {
      await rm(path, {force: true})
      continue
    }
    const {size, mtimeMs} = await stat(path)
    found.push({name, size, time: mtimeMs})
  }
  return new Map(found.toSorted((a, b) => a.time - b.time).map(({name, size}) => [name, size]))
}

import {createHash} from 'node:crypto'
import {open, rename, rm} from 'node:fs/promises'
import {dirname, join} from 'node:path'

import {tooLarge} from '#http/lake-error.ts'

export interface StagedUpload {
  path: string
  size: number
  sha1: string
  /** Moves the bytes to their place for good; safe to repeat, because the place is named by the content. */
  keepAt(path: string): Promise<void>
  discard(): Promise<void>
}

/** Bytes are on disk before anything refers to them, and under their final name only when they are complete. */
export async function stageUpload(
  body: AsyncIterable<Buffer>,
  dir: string,
  id: string,
  limit: number,
): Promise<StagedUpload> {
  const path = join(dir, id)
  const hash = createHash('sha1')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const bytes of body) {
      size += bytes.length
      if (size > limit) throw tooLarge(`The file is larger than ${limit} bytes`)
      hash.update(bytes)
      await file.writeFile(bytes)
    }
    await file.sync()
  } catch (error) {
    await rm(path, {force: true})
    throw error
  } finally {
    await file.close()
  }
  return {
    path,
    size,
    sha1: hash.digest('hex'),
    async keepAt(place) {
      await rename(path, place)
      await syncFolder(dirname(place))
    },
    discard: () => rm(path, {force: true}),
  }
}

/** A rename survives a power cut only when the folder that records it is written too. */
async function syncFolder(dir: string) {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

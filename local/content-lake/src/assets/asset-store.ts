import {createReadStream} from 'node:fs'
import {mkdir, readdir, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import type {Readable} from 'node:stream'

import {createWorkGate, type WorkGate} from '#work-gate.ts'

import {openDerivedCache, type DerivedCache} from './derived-cache.ts'
import {stageUpload, type StagedUpload} from './staged-upload.ts'

const DERIVED_BYTES = 512 * 1024 * 1024
const PARALLEL_IMAGES = 2
const WAITING_IMAGES = 200

/** The bytes of assets, named by their content, one folder a dataset. */
export interface AssetStore {
  stage(body: AsyncIterable<Buffer>, id: string, limit: number): Promise<StagedUpload>
  keep(upload: StagedUpload, dataset: string, file: string): Promise<void>
  path(dataset: string, file: string): string
  size(dataset: string, file: string): Promise<number | null>
  read(dataset: string, file: string, range?: {start: number; end: number}): Readable
  derived: DerivedCache
  imageWork: WorkGate
}

export async function openAssetStore(dir: string): Promise<AssetStore> {
  const staging = join(dir, 'staging')
  await mkdir(staging, {recursive: true})
  // Uploads that a crash has cut off: nothing refers to them.
  for (const name of await readdir(staging)) await rm(join(staging, name), {force: true})

  const path = (dataset: string, file: string) => join(dir, 'originals', dataset, file)
  return {
    derived: await openDerivedCache(join(dir, 'derived'), DERIVED_BYTES),
    imageWork: createWorkGate(PARALLEL_IMAGES, WAITING_IMAGES),
    path,
    stage: (body, id, limit) => stageUpload(body, staging, id, limit),
    async keep(upload, dataset, file) {
      await mkdir(join(dir, 'originals', dataset), {recursive: true})
      await upload.keepAt(path(dataset, file))
    },
    size: (dataset, file) =>
      stat(path(dataset, file)).then(
        (stats) => stats.size,
        () => null,
      ),
    read: (dataset, file, range) => createReadStream(path(dataset, file), range),
  }
}

import type {SanityClient} from '@sanity/client'

import {jpegOf, portraitSvg, sceneSvg} from '#seed/pictures/draw-picture.ts'
import type {PortraitPicture, ScenePicture} from '#seed/pictures/draw-picture.ts'

export type WantedPicture = {alt: string; width: number} & (
  | {kind: 'scene'; picture: ScenePicture}
  | {kind: 'portrait'; picture: PortraitPicture}
)

export type WantedFile = {
  /** By which documents ask for it. */
  name: string
  fileName: string
  contentType: string | undefined
  draw: () => Promise<Buffer>
}

export type SeedDocument = {_id: string; _type: string; [field: string]: unknown}

/** Finds what was uploaded by the name of the picture or file. */
export type AssetIds = (name: string) => string

/** What a lake is filled with: pictures and files first, then the documents that show them. */
export type Seed = {
  pictures: () => WantedPicture[]
  files: () => WantedFile[]
  documents: (assetIds: AssetIds) => SeedDocument[]
}

type SeedRun = {client: SanityClient; seed: Seed; onProgress?: (done: number, total: number) => void}

/** Two draw while one is on its way: more would only wait for the processor. */
const drawers = 3

/**
 * Loads content through the lake's own API. Pictures have ids made from their bytes and documents have fixed ids, so
 * running it again completes an interrupted run and changes nothing in a complete one. All documents are one
 * transaction: readers see none of them or all.
 */
export async function seedLake({client, seed, onProgress}: SeedRun) {
  const wanted = seed.pictures()
  const assetIds = new Map<string, string>()

  const queue = wanted.values()
  async function drawAndUpload() {
    for (const picture of queue) {
      assetIds.set(picture.picture.name, await upload(client, picture))
      onProgress?.(assetIds.size, wanted.length)
    }
  }
  await Promise.all(Array.from({length: drawers}, drawAndUpload))
  for (const file of seed.files()) assetIds.set(file.name, await uploadFile(client, file))

  const documents = seed.documents((name) => {
    const id = assetIds.get(name)
    if (!id) throw new Error(`No picture and no file is named ${name}.`)
    return id
  })
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({visibility: 'sync'})
  return {documents: documents.length, pictures: wanted.length}
}

async function upload(client: SanityClient, {kind, picture, width, alt}: WantedPicture): Promise<string> {
  const jpeg = await jpegOf(kind === 'scene' ? sceneSvg(picture, width) : portraitSvg(picture))
  const asset = await client.assets.upload('image', jpeg, {
    filename: `${picture.name}.jpg`,
    contentType: 'image/jpeg',
    title: picture.name,
    description: alt,
  })
  return asset._id
}

/** Word and Excel files carry the time of their writing: what an earlier run has left is taken as it is. */
async function uploadFile(client: SanityClient, {fileName, contentType, draw}: WantedFile): Promise<string> {
  const known = await client.fetch<unknown>(
    '*[_type == "sanity.fileAsset" && originalFilename == $fileName] | order(_id asc) [0]._id',
    {fileName},
  )
  if (typeof known === 'string') return known
  const asset = await client.assets.upload('file', await draw(), {
    filename: fileName,
    ...(contentType !== undefined && {contentType}),
  })
  return asset._id
}

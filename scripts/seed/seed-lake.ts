import type {SanityClient} from '@sanity/client'

import {demoDocuments} from '#seed/demo/documents.ts'
import {demoPictures} from '#seed/demo/pictures.ts'
import type {WantedPicture} from '#seed/demo/pictures.ts'
import {jpegOf, portraitSvg, sceneSvg} from '#seed/pictures/draw-picture.ts'

export type SeedProgress = (done: number, total: number) => void

/** Two draw while one is on its way: more would only wait for the processor. */
const drawers = 3

/**
 * Loads the demo content through the lake's own API. Pictures have ids made from their bytes and documents have fixed
 * ids, so running it again completes an interrupted run and changes nothing in a complete one. All documents are one
 * transaction: readers see none of them or all.
 */
export async function seedLake({client, onProgress}: {client: SanityClient; onProgress?: SeedProgress}) {
  const wanted = demoPictures()
  const assetIds = new Map<string, string>()

  const queue = wanted.values()
  async function drawAndUpload() {
    for (const picture of queue) {
      assetIds.set(picture.picture.name, await upload(client, picture))
      onProgress?.(assetIds.size, wanted.length)
    }
  }
  await Promise.all(Array.from({length: drawers}, drawAndUpload))

  const documents = demoDocuments((name) => {
    const id = assetIds.get(name)
    if (!id) throw new Error(`The demo content has no picture named ${name}.`)
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

import {createHash} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'

import type {UploadedFile} from '@bfl/schemas/api'
import type {SanityClient} from '@sanity/client'
import {fileTypeFromBuffer} from 'file-type'

import {statusOf} from '#content/write-content.ts'
import {Failure, invalidField} from '#http/failure.ts'

export interface StoredImage {
  assetId: string
  /** Takes the image out again where nothing came to use it; one that was there before, or is used, stays. */
  discard(): void
}

const allowed: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
const notAnImage = 'image must be a JPEG, PNG, WebP, AVIF or GIF'
const uploadMs = 30_000
const discardDelaysMs = [0, 1000, 5000, 30_000, 120_000]

/** Puts an image into the lake. What it is, its bytes say and not its name. */
export async function storeImage(writer: SanityClient, {name, bytes}: UploadedFile): Promise<StoredImage> {
  const kind = await fileTypeFromBuffer(bytes)
  if (kind === undefined || !allowed.includes(kind.mime)) {
    throw new Failure('unsupported_media_type', {message: notAnImage, errors: {image: [notAnImage]}})
  }
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const known: unknown = await writer.fetch(
    '*[_type == "sanity.imageAsset" && sha1hash == $sha1][0]._id',
    {sha1},
    {perspective: 'raw', tag: 'server.image'},
  )
  try {
    const asset = await writer.assets.upload('image', Buffer.from(bytes), {
      ...(name !== '' && {filename: name}),
      contentType: kind.mime,
      timeout: uploadMs,
      tag: 'server.image',
    })
    return {
      assetId: asset._id,
      discard: () => {
        if (known !== asset._id) void discard(writer, asset._id)
      },
    }
  } catch (error) {
    const status = statusOf(error)
    // The lake has opened the image and found that it is none.
    if (status === 400 || status === 415 || status === 422) {
      throw invalidField('image', 'image cannot be read: it is cut off or damaged')
    }
    if (status === 413) throw new Failure('too_large', {cause: error})
    throw error
  }
}

/** Tries for as long as the lake may need to come back. It refuses by itself where something has come to use the image. */
async function discard(writer: SanityClient, assetId: string): Promise<void> {
  for (const delay of discardDelaysMs) {
    await wait(delay, undefined, {ref: false})
    try {
      await writer.delete(assetId, {tag: 'server.discard-image'})
      return
    } catch (error) {
      if (statusOf(error) !== null) return
    }
  }
}

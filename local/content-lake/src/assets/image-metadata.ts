import {readFile, stat} from 'node:fs/promises'

import {encode as encodeBlurHash} from 'blurhash'
import sharp, {type Metadata} from 'sharp'

import {badRequest, tooLarge} from '#http/lake-error.ts'

import {exifOf} from './exif.ts'
import {paletteOf} from './palette.ts'

export const MAX_INPUT_PIXELS = 100_000_000
const MAX_SVG_BYTES = 4 * 1024 * 1024
const LQIP_WIDTH = 20
const SAMPLE_SIZE = 64

const EXTENSIONS = new Map([
  ['jpeg', {extension: 'jpg', mimeType: 'image/jpeg'}],
  ['png', {extension: 'png', mimeType: 'image/png'}],
  ['webp', {extension: 'webp', mimeType: 'image/webp'}],
  ['gif', {extension: 'gif', mimeType: 'image/gif'}],
  ['avif', {extension: 'avif', mimeType: 'image/avif'}],
  ['svg', {extension: 'svg', mimeType: 'image/svg+xml'}],
  ['tiff', {extension: 'tiff', mimeType: 'image/tiff'}],
])

export interface ImageFacts {
  extension: string
  mimeType: string
  width: number
  height: number
  metadata: Record<string, unknown>
}

/** Reads the whole image, so that a damaged one is refused now and not when a reader asks for it. */
export async function readImage(path: string, wanted: ReadonlySet<string> | null): Promise<ImageFacts> {
  try {
    const {input, facts} = await openImage(path)
    const kind = EXTENSIONS.get(
      facts.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts.format,
    )
    if (!kind)
      throw badRequest('This kind of image is not supported; allowed: JPEG, PNG, WebP, GIF, AVIF, SVG, TIFF')
    const {width, height} = facts.autoOrient
    return {...kind, width, height, metadata: await describe(input, facts, wanted)}
  } catch (error) {
    if (error instanceof Error && error.name === 'LakeError') throw error
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw tooLarge(`The image has more than ${MAX_INPUT_PIXELS} pixels`)
    }
    throw badRequest('Invalid image, could not read metadata')
  }
}

async function openImage(path: string) {
  const facts = await sharp(path, {limitInputPixels: MAX_INPUT_PIXELS}).metadata()
  if (facts.format !== 'svg') return {input: path, facts}
  const {size} = await stat(path)
  if (size > MAX_SVG_BYTES) throw tooLarge(`An SVG may have at most ${MAX_SVG_BYTES} bytes`)
  // From memory: a drawing that has a place on disk could pull in the files beside it.
  const input = await readFile(path)
  return {input, facts: await sharp(input, {limitInputPixels: MAX_INPUT_PIXELS}).metadata()}
}

async function describe(input: string | Buffer, facts: Metadata, wanted: ReadonlySet<string> | null) {
  const {width, height} = facts.autoOrient
  const wants = (name: string) => (wanted ? wanted.has(name) : name !== 'exif' && name !== 'location')
  const upright = () => sharp(input, {limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error'}).autoOrient()

  const sample = await upright()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, {fit: 'inside'})
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const isOpaque = !facts.hasAlpha || (await upright().stats()).isOpaque
  const metadata: Record<string, unknown> = {
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
    hasAlpha: facts.hasAlpha,
    isOpaque,
  }
  if (wants('lqip')) {
    const small = upright().resize({width: LQIP_WIDTH})
    const bytes = await (isOpaque ? small.jpeg({quality: 60}) : small.png({palette: true})).toBuffer()
    metadata.lqip = `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
  }
  if (wants('palette')) metadata.palette = paletteOf(sample.data)
  if (wants('blurhash')) {
    const pixels = new Uint8ClampedArray(sample.data)
    metadata.blurHash = encodeBlurHash(pixels, sample.info.width, sample.info.height, 4, 3)
  }
  if (facts.exif) {
    const {exif, location} = exifOf(facts.exif)
    if (wants('exif') && exif) metadata.exif = exif
    if (wants('location') && location) metadata.location = location
  }
  return metadata
}

import sharp, {type Sharp} from 'sharp'

import {badRequest} from '#http/lake-error.ts'

import {MAX_INPUT_PIXELS} from './image-metadata.ts'
import type {OutputFormat} from './output-format.ts'
import type {TransformParams} from './transform-params.ts'
import {planTransform, type TransformPlan} from './transform-plan.ts'

/** Parallel work is limited by the gate; two layers of threads would only fight for the same processors. */
sharp.concurrency(1)
sharp.cache({memory: 50, files: 0, items: 50})

const USUAL_QUALITY = 75
/** Quality is said on JPEG's scale; AVIF looks the same with this part of it. */
const AVIF_QUALITY_PART = 2 / 3

interface TransformJob {
  path: string
  /** As the reader sees it, after EXIF rotation. */
  size: {width: number; height: number}
  params: TransformParams
  format: OutputFormat
}

export async function transformImage(job: TransformJob): Promise<Buffer> {
  const {path, size, params, format} = job
  const isTurned = params.or === 90 || params.or === 270
  const plan = planTransform(params, isTurned ? {width: size.height, height: size.width} : size)

  const canMove = (format === 'gif' || format === 'webp') && /\.(gif|webp)$/.test(path)
  if (canMove && params.frame === undefined) {
    // Only the first picture was looked at when it came in; where the others are damaged or too many, it stands alone.
    const animation = await render(job, plan, true).catch(() => null)
    if (animation) return animation
  }
  try {
    return await render(job, plan, false)
  } catch (error) {
    throw badRequest('The image cannot be changed in this way', {cause: error})
  }
}

function render(
  {path, params, format}: TransformJob,
  plan: TransformPlan,
  isAnimated: boolean,
): Promise<Buffer> {
  const image = sharp(path, {limitInputPixels: MAX_INPUT_PIXELS, animated: isAnimated, failOn: 'error'})
  image.autoOrient()
  if (params.or) image.rotate(params.or)
  if (plan.extract) image.extract(plan.extract)
  if (plan.resize) {
    image.resize({
      ...plan.resize,
      fit: plan.hasContentCrop ? 'cover' : 'fill',
      ...(plan.hasContentCrop ? {position: 'entropy'} : {}),
    })
  }
  if (params.flip?.includes('v')) image.flip()
  if (params.flip?.includes('h')) image.flop()
  applyColour(image, params)
  const background = backgroundOf(params.bg)
  if (plan.canvas && plan.resize) {
    const spareWidth = plan.canvas.width - plan.resize.width
    const spareHeight = plan.canvas.height - plan.resize.height
    const left = Math.floor(spareWidth / 2)
    const top = Math.floor(spareHeight / 2)
    image.extend({left, right: spareWidth - left, top, bottom: spareHeight - top, background})
  } else if (params.pad) {
    image.extend({left: params.pad, right: params.pad, top: params.pad, bottom: params.pad, background})
  }
  // JPEG has no transparency; without this what was transparent would turn black.
  if (params.bg !== undefined || format === 'jpg') image.flatten({background: {...background, alpha: 1}})
  return encode(image, format, params).toBuffer()
}

function applyColour(image: Sharp, params: TransformParams) {
  if (params.sat === -100) image.grayscale()
  else if (params.sat !== undefined) image.modulate({saturation: 1 + params.sat / 100})
  if (params.invert === 'true') image.negate({alpha: false})
  // The scale of the parameter is far wider than what a blur can show, and its cost grows with the radius.
  if (params.blur) image.blur(Math.min(100, Math.max(0.3, params.blur / 10)))
  if (params.sharp) image.sharpen({sigma: 0.5 + params.sharp / 50})
}

function encode(image: Sharp, format: OutputFormat, params: TransformParams) {
  const quality = Math.max(1, params.q ?? USUAL_QUALITY)
  switch (format) {
    case 'jpg':
      return image.jpeg({quality, progressive: params.fm === 'pjpg', mozjpeg: false})
    case 'webp':
      return image.webp({quality})
    case 'avif':
      // Low effort: the first reader waits for it, and the size hardly differs.
      return image.avif({quality: Math.ceil(quality * AVIF_QUALITY_PART), effort: 2})
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
  }
}

/** Hex as the image address has it: alpha, where given, comes first. */
function backgroundOf(bg: string | undefined) {
  if (bg === undefined) return {r: 255, g: 255, b: 255, alpha: 1}
  const long = bg.length <= 4 ? bg.replaceAll(/./g, '$&$&') : bg
  const [alpha = 255, r = 0, g = 0, b = 0] = Buffer.from(long.padStart(8, 'f'), 'hex')
  return {r, g, b, alpha: alpha / 255}
}

import {badRequest} from '#http/lake-error.ts'

import {MAX_SIDE, type TransformParams} from './transform-params.ts'

const MAX_OUTPUT_PIXELS = 40_000_000

interface Size {
  width: number
  height: number
}

interface Region extends Size {
  left: number
  top: number
}

export interface TransformPlan {
  /** What is cut out of the upright image before anything else; null is all of it. */
  extract: Region | null
  /** The exact size after scaling; null leaves it. */
  resize: Size | null
  /** The size of the canvas around it, for the fits that fill up. */
  canvas: Size | null
  /** The cut is chosen by content and not by place. */
  hasContentCrop: boolean
}

/** Turns wishes into exact numbers, so that the work itself has nothing left to decide. */
export function planTransform(params: TransformParams, image: Size): TransformPlan {
  const rect = rectOf(params, image)
  const source: Size = rect ?? image
  const wanted = wantedSize(params, source)
  const plan: TransformPlan = {extract: rect, resize: null, canvas: null, hasContentCrop: false}
  if (!wanted) return plan

  const {width, height} = wanted.box
  switch (wanted.fit) {
    case 'scale':
      plan.resize = wanted.box
      break
    case 'crop':
    case 'min': {
      const box = wanted.fit === 'min' ? notLargerThan(source, wanted.box) : wanted.box
      plan.resize = box
      plan.hasContentCrop = params.crop?.some((word) => word === 'entropy' || word === 'edges') ?? false
      if (!plan.hasContentCrop) plan.extract = cover(params, rect ?? {left: 0, top: 0, ...image}, box)
      break
    }
    case 'clip':
    case 'max':
      plan.resize = scaled(source, Math.min(1, width / source.width, height / source.height))
      break
    case 'fill':
    case 'fillmax': {
      const scale = Math.min(width / source.width, height / source.height)
      plan.resize = scaled(source, wanted.fit === 'fillmax' ? Math.min(1, scale) : scale)
      plan.canvas = wanted.box
      break
    }
  }
  const {width: finalWidth, height: finalHeight} = plan.canvas ?? plan.resize ?? source
  if (finalWidth * finalHeight > MAX_OUTPUT_PIXELS) {
    throw badRequest(`The image asked for has more than ${MAX_OUTPUT_PIXELS} pixels`)
  }
  return plan
}

function rectOf({rect}: TransformParams, image: Size): Region | null {
  if (!rect) return null
  const [left = 0, top = 0, askedWidth = 0, askedHeight = 0] = rect
  // Hotspot tools round each number for itself, so a pixel too many at the far edge is no mistake.
  const width = Math.min(askedWidth, image.width - left)
  const height = Math.min(askedHeight, image.height - top)
  if (width < 1 || height < 1) {
    throw badRequest(
      `The image parameter rect is outside of the image, which is ${image.width}x${image.height}`,
    )
  }
  return {left, top, width, height}
}

function wantedSize(params: TransformParams, source: Size) {
  const {dpr, w, h} = params
  const maxWidth = params['max-w']
  const maxHeight = params['max-h']
  const hasOnlyLimits = w === undefined && h === undefined
  if (hasOnlyLimits && maxWidth === undefined && maxHeight === undefined) return null

  const width = between(w ?? (hasOnlyLimits ? maxWidth : undefined), params['min-w'], maxWidth)
  const height = between(h ?? (hasOnlyLimits ? maxHeight : undefined), params['min-h'], maxHeight)
  const isBoxed = width !== undefined && height !== undefined
  // One side alone is a box of the image's own shape, in which nothing can be cut or filled up.
  const box = {
    width: pixels((width ?? ((height ?? 1) * source.width) / source.height) * dpr),
    height: pixels((height ?? ((width ?? 1) * source.height) / source.width) * dpr),
  }
  return {
    box,
    fit: hasOnlyLimits ? 'max' : isBoxed || params.fit === 'crop' ? params.fit : onOneSide(params.fit),
  } as const
}

function onOneSide(fit: TransformParams['fit']) {
  return fit === 'min' || fit === 'fillmax' ? 'max' : fit
}

function between(value: number | undefined, low: number | undefined, high: number | undefined) {
  return value === undefined ? undefined : Math.max(low ?? 1, Math.min(high ?? MAX_SIDE, value))
}

function notLargerThan(source: Size, box: Size) {
  return scaled(box, Math.min(1, source.width / box.width, source.height / box.height))
}

/** The part of the region that has the shape of the box, as near to the wanted place as it fits. */
function cover(params: TransformParams, region: Region, box: Size): Region {
  const scale = Math.min(region.width / box.width, region.height / box.height)
  const width = Math.max(1, Math.min(region.width, Math.round(box.width * scale)))
  const height = Math.max(1, Math.min(region.height, Math.round(box.height * scale)))
  const {x, y} = focus(params)
  return {
    left: region.left + clamp(Math.round(x * region.width - width / 2), 0, region.width - width),
    top: region.top + clamp(Math.round(y * region.height - height / 2), 0, region.height - height),
    width,
    height,
  }
}

function focus(params: TransformParams) {
  const words = params.crop ?? []
  const hasFocalPoint = words.includes('focalpoint') || words.length === 0
  const x = hasFocalPoint ? params['fp-x'] : undefined
  const y = hasFocalPoint ? params['fp-y'] : undefined
  return {
    x: x ?? (words.includes('left') ? 0 : words.includes('right') ? 1 : 0.5),
    y: y ?? (words.includes('top') ? 0 : words.includes('bottom') ? 1 : 0.5),
  }
}

function scaled({width, height}: Size, scale: number): Size {
  return {width: pixels(width * scale), height: pixels(height * scale)}
}

function pixels(value: number) {
  return clamp(Math.round(value), 1, MAX_SIDE)
}

function clamp(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value))
}

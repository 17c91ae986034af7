import type {TransformParams} from './transform-params.ts'

export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

const SOURCES: Record<string, OutputFormat> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tiff: 'jpg',
}

export const OUTPUT_MIME_TYPES: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** An explicit format wins; `auto=format` takes the smallest that the browser says it can show. */
export function chooseFormat(params: TransformParams, extension: string, accept: string): OutputFormat {
  if (params.fm !== undefined) return params.fm === 'pjpg' ? 'jpg' : params.fm
  const own = SOURCES[extension] ?? 'jpg'
  if (params.auto === undefined) return own
  // An animation stays one: AVIF sequences are not made here.
  if (accept.includes('image/avif') && own !== 'gif') return 'avif'
  return accept.includes('image/webp') ? 'webp' : own
}

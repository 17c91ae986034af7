import {formatBytes} from '@bfl/schemas/domain/format-bytes'
import type {RaceResultsQueryResult} from '@bfl/schemas/generated'

import type {FileAddresses} from './file-addresses.ts'
import {plainText} from './plain-text.ts'

type LakeResult = RaceResultsQueryResult['results'][number]

export interface ResultFile {
  url: string
  name: string
  /** Small letters, for example "pdf". */
  type: string
  size: string
  /** How it can be shown without leaving the page. */
  view: 'image' | 'pdf' | 'table' | 'none'
}

export interface RaceResult {
  number: number
  title: string
  description: string
  /** 2026-04-19 */
  raceDate: string
  location: string | null
  category: string | null
  isFeatured: boolean
  file: ResultFile | null
}

const images = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'])

/** Its address is made of its number: what has none yet cannot be shown, nor what has no title. */
export function presentResults(results: readonly LakeResult[], addresses: FileAddresses): RaceResult[] {
  return results.flatMap((result) => presentResult(result, addresses) ?? [])
}

export function presentResult(result: LakeResult, addresses: FileAddresses): RaceResult | null {
  const title = plainText(result.title)
  const raceDate = plainText(result.raceDate)
  if (typeof result.number !== 'number' || !title || !raceDate) return null
  return {
    number: result.number,
    title,
    description: plainText(result.description) ?? '',
    raceDate,
    location: plainText(result.location),
    category: plainText(result.category?.name),
    isFeatured: result.isFeatured,
    file: presentFile(result.file, addresses),
  }
}

function presentFile(file: LakeResult['file'], addresses: FileAddresses): ResultFile | null {
  const url = file && addresses(file._id)
  if (!url) return null
  const type = (plainText(file.extension) ?? url.split('.').at(-1) ?? '').toLowerCase()
  return {
    url,
    name: plainText(file.originalFilename) ?? `result.${type}`,
    type,
    size: formatBytes(typeof file.size === 'number' ? file.size : 0),
    view: viewOf(type),
  }
}

function viewOf(type: string): ResultFile['view'] {
  if (images.has(type)) return 'image'
  if (type === 'pdf') return 'pdf'
  return type === 'csv' ? 'table' : 'none'
}

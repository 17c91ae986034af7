import type {RaceResult} from '@bfl/schemas/api'
import {formatBytes} from '@bfl/schemas/domain/format-bytes'
import {formatDate} from '@bfl/schemas/domain/format-date'
import type {RaceResultsByIdQueryResult} from '@bfl/schemas/generated'

import type {AssetAddresses} from '#content/asset-addresses.ts'

export type RaceResultEntry = RaceResultsByIdQueryResult[number]

export interface ResultCounts {
  views: number
  downloads: number
}

/** A race result as the API shows it. */
export function presentRaceResult(
  result: RaceResultEntry,
  assets: AssetAddresses,
  {views, downloads}: ResultCounts,
): RaceResult {
  const {file, number, title, description, category, raceDate, location, isFeatured} = result
  return {
    id: number,
    title,
    description: description ?? '',
    category: category?.name ?? null,
    race_date: raceDate,
    formatted_date: formatDate(raceDate),
    location: location ?? '',
    file_type: file?.extension?.toLowerCase() ?? null,
    file_name: file?.originalFilename ?? null,
    file_url: assets.path(file?.url),
    full_file_url: assets.absolute(file?.url),
    formatted_file_size: formatBytes(file?.size ?? 0),
    views_count: views,
    downloads_count: downloads,
    is_featured: isFeatured,
  }
}

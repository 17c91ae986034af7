import {z} from 'zod'

import {raceResultsPageSize} from '#domain/site-constants.ts'

import {paged, single} from './contract.ts'
import {categoryFilter, dayFilter, flag, named, page, perPage, sortOrder, word} from './list-fields.ts'

export const RaceResult = z.strictObject({
  id: z.int().positive().nullable(),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  /** A day, 2026-04-19. */
  race_date: z.string().nullable(),
  formatted_date: z.string(),
  location: z.string(),
  /** The extension of the file's name, small letters. */
  file_type: z.string().nullable(),
  file_name: z.string().nullable(),
  /** A path; the same with its origin in `full_file_url`. */
  file_url: z.string().nullable(),
  full_file_url: z.url().nullable(),
  formatted_file_size: z.string(),
  views_count: z.int().nonnegative(),
  downloads_count: z.int().nonnegative(),
  is_featured: z.boolean(),
})
export type RaceResult = z.infer<typeof RaceResult>

const raceResultSorts = ['race_date', 'title', 'views_count', 'number'] as const

export const RaceResultsQuery = z.object({
  category: categoryFilter,
  featured: flag,
  search: word(),
  date_from: dayFilter,
  date_to: dayFilter,
  /** Left out: the latest race first, or of a search the best. */
  sort_by: z.enum(raceResultSorts, `must be one of ${raceResultSorts.join(', ')}`).optional(),
  sort_order: sortOrder,
  page,
  per_page: perPage(raceResultsPageSize),
})
export const RaceResultsPage = paged(RaceResult)
export const RaceResultsAnswer = single(z.array(RaceResult))
export const RaceResultAnswer = single(RaceResult)
export const RaceCategoryParams = z.object({category: named})
export const RaceCategoriesAnswer = single(
  z.array(z.strictObject({category: z.string(), slug: z.string().nullable(), count: z.int().nonnegative()})),
)
export const RaceResultStatsAnswer = single(
  z.strictObject({
    total: z.int().nonnegative(),
    featured: z.int().nonnegative(),
    categories: z.int().nonnegative(),
    total_views: z.int().nonnegative(),
    total_downloads: z.int().nonnegative(),
  }),
)

export const RaceResultDownload = single(
  z.strictObject({
    /** Answers an attachment with the file's own name, in whatever script. */
    download_url: z.url(),
    file_name: z.string(),
    downloads_count: z.int().nonnegative(),
  }),
)

import {z} from 'zod'

import {featuredPageSize, womenStoriesPageSize} from '#domain/site-constants.ts'

import {PageMeta, single} from './contract.ts'
import {named, page, perPage, sortOrder} from './list-fields.ts'

/** What lists show of a women story. */
export const WomenStoryCard = z.strictObject({
  id: z.int().positive().nullable(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  video_url: z.string().nullable(),
  icon: z.string().nullable(),
  category_label: z.string().nullable(),
  featured: z.boolean(),
  status: z.enum(['active', 'inactive']),
  order: z.int().nullable(),
  created_at: z.iso.datetime(),
  created_at_human: z.string(),
})
export type WomenStoryCard = z.infer<typeof WomenStoryCard>

/** `story_content` is HTML that may stand in any page. */
export const WomenStory = WomenStoryCard.extend({story_content: z.string()})
export type WomenStory = z.infer<typeof WomenStory>

const womenStorySorts = ['order', 'name', 'created_at'] as const

export const WomenStoriesQuery = z.object({
  sort_by: z.enum(womenStorySorts, `must be one of ${womenStorySorts.join(', ')}`).default('order'),
  sort_order: sortOrder.transform((value) => value ?? 'asc'),
  page,
  per_page: perPage(womenStoriesPageSize),
})
export const FeaturedWomenStoriesQuery = z.object({page, per_page: perPage(featuredPageSize)})
export const LabelParams = z.object({category: named})

/** One level deeper than other lists. */
export const WomenStoriesPage = single(z.strictObject({data: z.array(WomenStoryCard), ...PageMeta.shape}))
export const WomenStoryAnswer = single(WomenStory)
export const WomenStoryStatsAnswer = single(
  z.strictObject({
    total: z.int().nonnegative(),
    active: z.int().nonnegative(),
    featured: z.int().nonnegative(),
  }),
)

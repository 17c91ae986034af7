import {z} from 'zod'

import {storiesPageSize} from '#domain/site-constants.ts'

import {paged, single} from './contract.ts'
import {categoryFilter, flag, named, page, perPage, word} from './list-fields.ts'

/** A story's number or its slug; no slug has a character that cannot be seen. */
export const StoryParams = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}+$/u),
})
export const StoryCategoryParams = z.object({category: named})
export const StoryAuthorParams = z.object({author: named})

/** What lists show of a story. Human texts of moments come with an ISO twin. */
export const StoryCard = z.strictObject({
  id: z.int().positive().nullable(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image_url: z.string().nullable(),
  category: z.string().nullable(),
  author_name: z.string().nullable(),
  published_date: z.iso.datetime().nullable(),
  formatted_date: z.string(),
  updated_at: z.iso.datetime().nullable(),
  read_time: z.int().positive(),
  is_featured: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
  /** With commas between. */
  meta_keywords: z.string(),
  /** "#marathon #nairobi" */
  hashtags: z.string(),
  hashtags_array: z.array(z.string()),
  /** Those of the array, cut where they are long. */
  formatted_hashtags: z.array(z.string()),
  youtube_url: z.string().nullable(),
  youtube_embed_url: z.string().nullable(),
  likes_count: z.int().nonnegative(),
  is_liked: z.boolean(),
  views_count: z.int().nonnegative(),
  comments_count: z.int().nonnegative(),
})
export type StoryCard = z.infer<typeof StoryCard>

/** A whole story; `content` is HTML that may stand in any page. */
export const Story = StoryCard.extend({content: z.string()})
export type Story = z.infer<typeof Story>

export const StoryAnswer = single(Story)
export const StoriesPage = paged(StoryCard)
export const StoriesAnswer = single(z.array(StoryCard))

export const StoriesQuery = z.object({
  category: categoryFilter,
  featured: flag,
  search: word(),
  page,
  per_page: perPage(storiesPageSize),
})

const Category = z.strictObject({
  name: z.string(),
  slug: z.string().nullable(),
  description: z.string().nullable(),
})
export const CategoriesAnswer = single(z.array(Category))

export const StoryStatsAnswer = single(
  z.strictObject({
    total: z.int().nonnegative(),
    featured: z.int().nonnegative(),
    categories: z.int().nonnegative(),
    authors: z.int().nonnegative(),
    total_views: z.int().nonnegative(),
    total_likes: z.int().nonnegative(),
    total_comments: z.int().nonnegative(),
  }),
)

export const StorySeo = z.strictObject({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  author: z.string().nullable(),
  canonical: z.url(),
  /** 1200 by 630 pixels. */
  image: z.url().nullable(),
  published_time: z.iso.datetime().nullable(),
  modified_time: z.iso.datetime().nullable(),
  robots: z.string(),
  /** For `<script type="application/ld+json">`, after escaping what ends a script. */
  json_ld: z.array(z.record(z.string(), z.unknown())),
})
export type StorySeo = z.infer<typeof StorySeo>
export const StorySeoAnswer = single(StorySeo)

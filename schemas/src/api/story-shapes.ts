import {z} from 'zod'

/** A story's number or its slug. */
export const StoryParams = z.object({id: z.string().min(1).max(200)})

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
  read_time: z.int().positive(),
  is_featured: z.boolean(),
  likes_count: z.int().nonnegative(),
  is_liked: z.boolean(),
  views_count: z.int().nonnegative(),
  comments_count: z.int().nonnegative(),
})
export type StoryCard = z.infer<typeof StoryCard>

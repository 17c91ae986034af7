import {z} from 'zod'

import {single} from './contract.ts'

const pathRule = 'path must be the path of a page, such as /about'

export const PageViewBody = z.strictObject({
  path: z
    .string(pathRule)
    .max(2000, pathRule)
    .regex(/^\/(?!\/)/, pathRule),
})

const rule = 'stories must be 1 to 100 story numbers with commas between, such as 1,2,3'

export const EngagementQuery = z.object({
  stories: z
    .string(rule)
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, rule)
    .transform((list) => [...new Set(list.split(',').map(Number))]),
})

/** What people did with a story. Comments are the visible ones, replies counted. */
export const Engagement = z.strictObject({
  likes_count: z.int().nonnegative(),
  is_liked: z.boolean(),
  views_count: z.int().nonnegative(),
  comments_count: z.int().nonnegative(),
})
export type Engagement = z.infer<typeof Engagement>

export const EngagementAnswer = single(z.record(z.string(), Engagement))

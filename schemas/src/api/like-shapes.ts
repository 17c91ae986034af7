import {z} from 'zod'

import {paged, single} from './contract.ts'
import {StoryCard} from './story-shapes.ts'
import {wholeNumber} from './text-fields.ts'

/** Without a body the call toggles. A stated wish can be sent again and changes nothing. */
export const LikeBody = z
  .strictObject({liked: z.boolean('liked must be true or false').optional()})
  .optional()

export const Like = z.strictObject({is_liked: z.boolean(), likes_count: z.int().nonnegative()})
export type Like = z.infer<typeof Like>

export const LikeAnswer = single(Like)

export const LikedStoriesQuery = z.object({
  page: wholeNumber(1, 100_000).default(1),
  per_page: wholeNumber(1, 100).default(12),
})
export const LikedStoriesAnswer = paged(StoryCard)

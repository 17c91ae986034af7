import {z} from 'zod'

import {athletesPageSize} from '#domain/site-constants.ts'

import {paged, single} from './contract.ts'
import {page, perPage, word} from './list-fields.ts'

/** What lists show of an athlete. */
export const AthleteCard = z.strictObject({
  id: z.int().positive().nullable(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  badge: z.string().nullable(),
  badge_color: z.string().nullable(),
  active: z.boolean(),
  featured: z.boolean(),
})
export type AthleteCard = z.infer<typeof AthleteCard>

/** `bio` is HTML that may stand in any page. */
export const Athlete = AthleteCard.extend({bio: z.string()})
export type Athlete = z.infer<typeof Athlete>

export const AthletesQuery = z.object({search: word(), page, per_page: perPage(athletesPageSize)})
export const AthletesPage = paged(AthleteCard)
export const AthletesAnswer = single(z.array(AthleteCard))
export const AthleteAnswer = single(Athlete)
export const AthleteStatsAnswer = single(
  z.strictObject({
    total: z.int().nonnegative(),
    active: z.int().nonnegative(),
    featured: z.int().nonnegative(),
  }),
)

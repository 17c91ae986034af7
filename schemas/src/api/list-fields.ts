import {z} from 'zod'

import {categoryPageSize, featuredPageSize} from '#domain/site-constants.ts'

import {wholeNumber} from './text-fields.ts'

/** Any page can be asked for; one past the end is empty. */
export const page = wholeNumber(1, 999_999_999).default(1)

export function perPage(usual: number) {
  return wholeNumber(1, 100).default(usual)
}

const flagRule = 'must be 1, 0, true or false'
const flags: Readonly<Record<string, boolean>> = {'1': true, true: true, '0': false, false: false}

/** Left out, or empty as forms send it: null, which filters nothing. */
export const flag = z
  .enum(['1', '0', 'true', 'false', ''], flagRule)
  .optional()
  .transform((value) => (value === undefined ? null : (flags[value] ?? null)))

/** A word to go by, such as a search; left out, it is ''. */
export function word(longest = 200) {
  const rule = `must be one text of at most ${longest} characters`
  return z
    .string(rule)
    .max(longest, rule)
    .optional()
    .transform((value) => (value ?? '').trim())
}

/** A category by name or slug; 'All' is the same as none. */
export const categoryFilter = word().transform((value) => (value === 'All' ? '' : value))

/** A day in Nairobi, 2026-04-19; left out, it is ''. */
export const dayFilter = z
  .union([z.iso.date('must be a day such as 2026-04-19'), z.literal('')], 'must be a day such as 2026-04-19')
  .optional()
  .transform((value) => value ?? '')

export const sortOrder = z.enum(['asc', 'desc'], 'must be asc or desc').optional()

/** A name or slug in an address. */
export const named = z.string().min(1).max(200)

/** What an address knows an entry by that has no slug. */
export const NumberParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Lists without further pages. */
export const LimitQuery = z.object({limit: perPage(featuredPageSize)})

/** Lists of one category. */
export const PageQuery = z.object({page, per_page: perPage(categoryPageSize)})

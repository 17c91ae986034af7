import {z} from 'zod'

import {paged} from './contract.ts'
import {StoryCard} from './story-shapes.ts'
import {codePoints, requiredText} from './text-fields.ts'

const longestText = 200
const dayRule = 'must be a day such as 2026-04-19'

const Name = z
  .string('must be a name or slug')
  .trim()
  .max(longestText, `must be at most ${longestText} characters long`)
  .nullish()
const Day = z.iso.date(dayRule).nullish()

export const SearchStoriesBody = z.strictObject({
  query: requiredText('query')
    .trim()
    .min(1, {error: 'query must not be empty', abort: true})
    .refine(
      (text) => codePoints(text) <= longestText,
      `query must be at most ${longestText} characters long`,
    ),
  /** Name or slug; 'All' is the same as none. */
  category: Name,
  /** Name or slug. */
  author: Name,
  /** First and last day of publication, in Nairobi. */
  date_from: Day,
  date_to: Day,
  page: wholeNumber(1_000_000_000).default(1),
  per_page: wholeNumber(100).default(12),
})

export const FoundStories = paged(StoryCard)

function wholeNumber(most: number) {
  const rule = `must be a whole number from 1 to ${most}`
  return z.int(rule).min(1, rule).max(most, rule)
}

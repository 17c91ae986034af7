import {z} from 'zod'

/** A text that has to be there; the two ways in which it is not are said apart. */
export function requiredText(label: string) {
  return z.string({
    error: ({input}) =>
      input === undefined || input === null ? `${label} is required` : `${label} must be text`,
  })
}

/** Length as people count it, an emoji of two code units as one. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** A whole number in a query, such as `page=2`. */
export function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)
}

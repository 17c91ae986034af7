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

// Letters and symbols by their class, and yet nothing is drawn: the fillers of Hangul, the blank of Braille.
const anythingVisible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[^\p{C}\p{Z}\p{M}]/u

/** Whether somebody who looks at the text sees anything. */
export function isVisible(text: string): boolean {
  return anythingVisible.test(text)
}

// What turns the direction of text is refused, not removed; selectors of Mongolian shapes are part of its letters.
const unseen =
  /(?!\u200c|\u200d|[\u180b-\u180d\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}|\u2800/gu
// Joiners are how some scripts are written, but never Latin.
const strayJoiner =
  /(?<=^|\s|\p{Script=Latin})(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?=$|\s|\p{Script=Latin})/gu

/** Without what nobody sees: two names that look alike are alike. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(strayJoiner, '')
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

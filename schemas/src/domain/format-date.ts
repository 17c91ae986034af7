/** The newsroom's clock: what a reader sees as a date is the date in Nairobi, wherever they are. */
export const timeZone = 'Africa/Nairobi'

const dayFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone})
const calendarDay = new Intl.DateTimeFormat('en-CA', {timeZone})

/** "April 19, 2026", or an empty text for a moment that is none. */
export function formatDate(moment: string | Date | null | undefined): string {
  const date = toDate(moment)
  return date ? dayFormat.format(date) : ''
}

/** The same moment for machines, as in `<time datetime>`; null where there is none. */
export function isoMoment(moment: string | Date | null | undefined): string | null {
  return toDate(moment)?.toISOString() ?? null
}

/** The day in Nairobi, "2026-04-19". */
export function nairobiDay(moment: string | Date | null | undefined): string | null {
  const date = toDate(moment)
  return date ? calendarDay.format(date) : null
}

function toDate(moment: string | Date | null | undefined): Date | null {
  if (!moment) return null
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? null : date
}

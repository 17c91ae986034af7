const format = new Intl.RelativeTimeFormat('en', {numeric: 'always'})

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** "2 hours ago"; "just now" within the first minute, and for clocks that are a little ahead. */
export function timeAgo(moment: Date, now: Date): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000
  const unit = units.find(([, length]) => seconds >= length)
  if (unit === undefined) return 'just now'
  const [name, length] = unit
  return format.format(-Math.floor(seconds / length), name)
}

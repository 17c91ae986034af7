const units = ['B', 'KB', 'MB', 'GB'] as const

/** "0 B", "318 KB", "1.5 MB": in 1024s, one decimal where it says something. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 B'
  // What would be drawn as 1024 of a unit is 1 of the next.
  const power = units.findIndex((_, index) => bytes < 1023.95 * 1024 ** index)
  const unit = units[power] ?? 'GB'
  const amount = bytes / 1024 ** units.indexOf(unit)
  return `${Number(amount.toFixed(amount < 100 ? 1 : 0))} ${unit}`
}

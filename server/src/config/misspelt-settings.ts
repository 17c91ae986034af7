import {settingShapes} from '#config/settings.ts'

const known = Object.keys(settingShapes)

// Prefixes that are ours alone, and names under them that belong to Sanity's own tools.
const ownPrefixes = /^(SANITY|LAKE|MONGODB)_/
const otherTools = /^SANITY_(STUDIO_.+|AUTH_TOKEN|INTERNAL_ENV|TELEMETRY_DISABLED|LOG_LEVEL)$/

/** A misspelt setting would be a silent default, so names close to ours stop the start. */
export function misspeltSettings(names: readonly string[]): string[] {
  const faults: string[] = []
  for (const name of names) {
    if (known.includes(name) || otherTools.test(name)) continue
    const meant = nearestSetting(name)
    if (meant !== null) {
      faults.push(`${name}: no such setting; did you mean ${meant}?`)
      continue
    }
    if (ownPrefixes.test(name)) faults.push(`${name}: no such setting; .env.example lists them all`)
  }
  return faults
}

// Short names lie close to names of other programs (PORT, PORTS), long ones don't.
function toleratedDistance(name: string): number {
  if (name.length >= 11) return 3
  return name.length >= 8 ? 2 : 0
}

function nearestSetting(name: string): string | null {
  let nearest = {name: '', distance: Infinity}
  for (const candidate of known) {
    // Swapped letters are the misspelling of short names.
    if (isAnagram(name, candidate)) return candidate
    const distance = editDistance(name, candidate)
    if (distance > toleratedDistance(candidate) || distance >= nearest.distance) continue
    nearest = {name: candidate, distance}
  }
  return nearest.name === '' ? null : nearest.name
}

function isAnagram(name: string, other: string): boolean {
  return name !== other && lettersOf(name) === lettersOf(other)
}

function lettersOf(name: string): string {
  return name.split('').toSorted().join('')
}

function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index)
  for (const [line, letter] of from.split('').entries()) {
    const next = [line + 1]
    for (const [column, other] of to.split('').entries()) {
      const swap = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const key = 'saved_stories'
const mostKept = 200

/** The stories that this device's reader has marked; sent nowhere. */
export function isSaved(id: string): boolean {
  return readSaved().includes(id)
}

export function changeSaved(id: string, wanted: boolean): void {
  const others = readSaved().filter((saved) => saved !== id)
  writeSaved(wanted ? [...others, id].slice(-mostKept) : others)
  for (const listener of listeners) listener()
}

/** Calls back at every change, those of other tabs included. */
export function watchSaved(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function parseSaved(entry: string | null): string[] {
  try {
    const saved: unknown = JSON.parse(entry ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()
// Where the browser refuses storage, marks last as long as the page.
let inMemory: string[] = []

function readSaved(): string[] {
  try {
    return parseSaved(localStorage.getItem(key))
  } catch {
    return inMemory
  }
}

function writeSaved(saved: string[]): void {
  inMemory = saved
  try {
    localStorage.setItem(key, JSON.stringify(saved))
  } catch {
    // Kept in memory.
  }
}

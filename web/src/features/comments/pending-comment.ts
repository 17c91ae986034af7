import {isRecord} from '@bfl/schemas/domain/is-record'

const key = 'pending_comment'
/** Who signs in tomorrow does not expect yesterday's words to appear. */
const keptFor = 60 * 60 * 1000

export interface PendingComment {
  storyId: string
  /** The comment that it answers. */
  parentId: string | null
  content: string
}

/** Keeps what somebody wants to say while they sign in or register; it lives as long as the tab. */
export function keepPending(pending: PendingComment): void {
  writeEntry(JSON.stringify({...pending, keptAt: Date.now()}))
}

/** Gives what was kept for this story and forgets it at once, so that it cannot be posted twice. */
export function takePending(storyId: string): PendingComment | null {
  const pending = parsePending(readEntry(), Date.now())
  if (pending?.storyId !== storyId) return null
  dropPending()
  return pending
}

export function dropPending(): void {
  writeEntry(null)
}

export function parsePending(entry: string | null, now: number): PendingComment | null {
  const kept = parseJson(entry)
  if (!isRecord(kept)) return null
  const {storyId, parentId, content, keptAt} = kept
  if (typeof storyId !== 'string' || typeof content !== 'string' || content.trim() === '') return null
  if (typeof keptAt !== 'number' || now - keptAt > keptFor) return null
  return {storyId, content, parentId: typeof parentId === 'string' ? parentId : null}
}

function parseJson(text: string | null): unknown {
  try {
    return text && JSON.parse(text)
  } catch {
    return null
  }
}

function readEntry(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeEntry(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage the text stays in its form as long as the page does.
  }
}

import type {Role, User} from '@bfl/schemas/api-calls'
import {isRecord} from '@bfl/schemas/domain/is-record'

const tokenKey = 'auth_token'
const userKey = 'auth_user'
const roles: readonly string[] = ['reader', 'moderator', 'admin'] satisfies Role[]

export interface StoredSession {
  token: string
  user: User
}

interface Entries {
  token: string | null
  user: string | null
}

const listeners = new Set<() => void>()
// Where the browser refuses storage, a login lasts as long as the page.
let inMemory: Entries = {token: null, user: null}
let known: {entries: Entries; session: StoredSession | null} = {entries: inMemory, session: null}

/** Who is signed in, as the browser's storage has it at this moment; the same object until that changes. */
export function readSession(): StoredSession | null {
  const entries = readEntries()
  if (entries.token !== known.entries.token || entries.user !== known.entries.user) {
    known = {entries, session: parseSession(entries)}
  }
  return known.session
}

export function storedToken(): string | null {
  return readEntries().token
}

export function storeSession({token, user}: StoredSession): void {
  writeEntries({token, user: JSON.stringify(user)})
}

/** With a token: only while that one is still stored, because a refusal may arrive after a new login. */
export function clearSession(refusedToken?: string): void {
  if (refusedToken !== undefined && storedToken() !== refusedToken) return
  writeEntries({token: null, user: null})
}

/** Calls back at every login and logout, those in other tabs included. Gives the way to end it. */
export function watchSession(listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent) => {
    if (key === null || key === tokenKey || key === userKey) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function readEntries(): Entries {
  try {
    return {token: localStorage.getItem(tokenKey), user: localStorage.getItem(userKey)}
  } catch {
    return inMemory
  }
}

function writeEntries(entries: Entries): void {
  inMemory = entries
  try {
    writeEntry(tokenKey, entries.token)
    writeEntry(userKey, entries.user)
  } catch {
    // inMemory holds it.
  }
  for (const listener of listeners) listener()
}

function writeEntry(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

export function parseSession({token, user}: Entries): StoredSession | null {
  if (!token || !user) return null
  try {
    const parsed: unknown = JSON.parse(user)
    return isUser(parsed) ? {token, user: parsed} : null
  } catch {
    return null
  }
}

function isUser(value: unknown): value is User {
  return (
    isRecord(value) &&
    ['id', 'name', 'email', 'initials', 'created_at'].every((field) => typeof value[field] === 'string') &&
    typeof value.role === 'string' &&
    roles.includes(value.role)
  )
}

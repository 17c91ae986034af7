import {plainError} from './lake-error.ts'
import type {LakeError} from './lake-error.ts'

const SQLITE_FULL = 13
const SYSTEM_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** What a write hears that found no room. Nothing of it is kept, and clients try again later on a 5xx. */
export function diskFullError(error: unknown): LakeError | null {
  if (!(error instanceof Error)) return null
  const isFull =
    ('errcode' in error && error.errcode === SQLITE_FULL) || ('code' in error && SYSTEM_CODES.has(error.code))
  if (!isFull) return null
  const message = 'The disk of the content lake is full: nothing was written. Free some space and try again'
  return plainError(507, message, undefined, 10)
}

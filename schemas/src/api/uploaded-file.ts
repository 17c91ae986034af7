import {z} from 'zod'

/** A file of a form, as it came: neither its name nor the type it says it has is to be believed. */
export interface UploadedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A form that was sent without choosing a file has none. */
export function uploadedFile(rule: string) {
  return z.custom<UploadedFile>(isUploadedFile, rule).optional()
}

function isUploadedFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}

import {isAllowedId} from '#store/document-id.ts'
import {requireString} from '#write/check-value.ts'
import {invalid} from '#write/refusal.ts'

export function requireId(value: unknown, name: string): string {
  const id = requireString(value, name)
  if (isAllowedId(id)) return id
  const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id
  throw invalid(
    `${name}: malformed document ID "${shown}"; allowed are 1 to 128 of a-z, A-Z, 0-9, ".", "_" and "-", not beginning with "." or "-"`,
  )
}

/** A field that should be text; null where it is something else or empty: content may come from any client. */
export function plainText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

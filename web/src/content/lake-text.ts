/** Content may come from any client, whatever its type says: a text that has something in it, or null. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

export function texts(values: unknown): string[] {
  return Array.isArray(values) ? values.flatMap((value: unknown) => text(value) ?? []) : []
}

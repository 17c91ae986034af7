/** SQLite's columns are as loose as its types; these say what the tables of this package hold. */
export function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new Error(`expected bytes in a column, found ${typeof value}`)
}

export function integerOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  throw new Error(`expected a number in a column, found ${typeof value}`)
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error(`expected text in a column, found ${typeof value}`)
}

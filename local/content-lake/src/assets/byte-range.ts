export interface ByteRange {
  start: number
  end: number
}

/**
 * null: send everything, which is also the answer to forms we do not do (several ranges, other units).
 * 'unsatisfiable': the range lies outside of the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : {start: size - length, end: size - 1}
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : {start, end}
}

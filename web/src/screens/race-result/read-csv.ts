import Papa from 'papaparse'

export interface CsvTableData {
  headings: string[]
  rows: string[][]
  /** How many rows there are beyond those shown. */
  left: number
}

const mostRows = 1000

/** A file of separated values as a table; null where there is nothing in it. */
export function readCsv(bytes: ArrayBuffer): CsvTableData | null {
  // A byte that is nothing belongs to no text; the library finds out what separates the values.
  const text = textOf(bytes).replaceAll('\u0000', '')
  const {data} = Papa.parse<unknown>(text, {skipEmptyLines: 'greedy'})
  const [headings, ...rows] = data.flatMap((row) =>
    Array.isArray(row) ? [row.map((cell) => String(cell).trim())] : [],
  )
  return headings
    ? {headings, rows: rows.slice(0, mostRows), left: Math.max(0, rows.length - mostRows)}
    : null
}

/** Spreadsheets of Windows write their own code where they do not write UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

import {isRecord} from './is-record.ts'

/** Blocks come from any client: what a field should be is checked where it is read. */
export function textField(block: unknown, field: string): string | null {
  const value = isRecord(block) ? block[field] : null
  return typeof value === 'string' && value.trim() ? value : null
}

/** The cells of a table, row by row; rows shorter than the longest are filled up. */
export function tableRows(block: unknown): string[][] {
  const rows = isRecord(block) && Array.isArray(block.rows) ? block.rows : []
  const cells = rows.map((row: unknown) =>
    isRecord(row) && Array.isArray(row.cells) ? row.cells.map(cellText) : [],
  )
  const width = Math.max(0, ...cells.map((row) => row.length))
  return cells
    .filter((row) => row.length > 0)
    .map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

function cellText(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

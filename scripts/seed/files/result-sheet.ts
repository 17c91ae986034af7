import type {Placing} from '#seed/demo/results/placings.ts'

/** What stands on a list of results, whatever it is written with. */
export type ResultSheet = {
  title: string
  event: string
  day: string
  location: string
  columns: readonly string[]
  rows: readonly Placing[]
}

export const sheetNote = 'Demo content: an invented race with invented people.'

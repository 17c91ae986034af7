/** How many lines each section of docs/CHECKLIST.md has, so that none can be lost. */
export const sections: ReadonlyMap<string, number> = new Map([
  ['S1', 40],
  ['S2', 221],
  ['S3', 58],
  ['S4', 35],
  ['S5', 21],
  ['S6', 20],
  ['S7', 75],
  ['S8', 61],
  ['S9', 26],
  ['D', 147],
])

/** What is finished: every line of these names a test. A section, a line, or the first and last line of a run. */
export const finished: readonly string[] = [
  'S2-31',
  'S2-33..43',
  'S2-48..58',
  'S2-159..184',
  'S4-09..13',
  'S7',
  'S8-01',
  'S8-03..31',
  'S9',
  'D-13..16',
  'D-19..25',
  'D-29',
  'D-32',
  'D-45',
  'D-49..79',
  'D-82..84',
  'D-93',
  'D-122..127',
]

/** The ids that an entry such as 'S9', 'D-29' or 'D-13..16' stands for. */
export function idsOf(entry: string): string[] {
  const [, section = '', first, last] = /^([A-Z]\d?)(?:-(\d+)(?:\.\.(\d+))?)?$/.exec(entry) ?? []
  const size = sections.get(section)
  if (size === undefined) throw new Error(`${entry} names no section of the checklist`)
  const from = Number(first ?? 1)
  const to = Number(last ?? first ?? size)
  if (from < 1 || to > size || from > to) throw new Error(`${entry} names lines that do not exist`)
  return Array.from({length: to - from + 1}, (_, index) => idOf(section, from + index))
}

export function idOf(section: string, number: number): string {
  return `${section}-${String(number).padStart(2, '0')}`
}

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
  'S7-01..15',
  'S7-17..45',
  'S7-52..59',
  'S7-63..66',
  'S8-01',
  'S8-03..31',
  'S9-01..08',
  'S9-14..16',
  'S9-19',
  'S9-21..23',
  'D-13..14',
  'D-16',
  'D-19..22',
  'D-24..25',
  'D-29',
  'D-49..51',
  'D-53..62',
  'D-64',
  'D-66..73',
  'D-75..79',
  'D-83..84',
  'D-93',
  'D-122..125',
  'D-127',
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

/** A test that a row names: the file from the root, and the whole title as vitest reports it. */
export interface NamedTest {
  file: string
  title: string
}

export interface Row {
  line: number
  id: string
  tests: NamedTest[]
  /** What is in the last cell and names no test. */
  unreadable: string[]
}

const between = /(?<!\\)\|/
const named = /^`([^`]+)` › (.+)$/

export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, id = '', , , ...rest] = text.split(between).map((cell) => cell.trim())
    return /^[SD]\d?-\d+$/.test(id) ? [{line: index + 1, id, ...readTests(rest)}] : []
  })
}

function readTests([cell, ...surplus]: string[]): Pick<Row, 'tests' | 'unreadable'> {
  const tests: NamedTest[] = []
  const unreadable = surplus.filter((text) => text !== '')
  if (cell === undefined || cell === '') unreadable.push('an empty cell')
  for (const part of (cell ?? '').split('<br>').map((text) => text.trim())) {
    if (part === '' || part === '—') continue
    const [, file, title] = named.exec(part) ?? []
    if (file === undefined || title === undefined) unreadable.push(part)
    else tests.push({file, title: title.replaceAll(String.raw`\|`, '|')})
  }
  return {tests, unreadable}
}

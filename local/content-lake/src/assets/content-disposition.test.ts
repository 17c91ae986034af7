import {expect, test} from 'vitest'

import {attachment} from '#assets/content-disposition.ts'

function nameIn(header: string): string {
  return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '')
}

test.for([
  'Matokeo ya Mbio – Nairobi 2026.pdf',
  'የሩጫ ውጤቶች.pdf',
  'نتائج السباق.pdf',
  '結果.pdf',
  'Résultats (final) #1 100%.pdf',
  '😀🏃🏾‍♀️.pdf',
  'étape.pdf',
  'name;semi.pdf',
  'quote"in.pdf',
])('%s keeps its name', (name) => {
  expect(nameIn(attachment(name))).toBe(name)
})

test.for([
  '../../tmp/evil.pdf',
  '..\\evil.pdf',
  'results\r\nX-Injected: 1.pdf',
  'results.pdf\u0000.png',
  '\u202efdp.exe',
])('%j neither leaves its folder, nor ends the header, nor hides how it ends', (name) => {
  const header = attachment(name)
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(nameIn(header)).not.toMatch(/[/\\\p{Cc}\u202e]/u)
})

test('a name that is too long keeps its extension', () => {
  const name = nameIn(attachment(`${'a'.repeat(400)}.pdf`))
  expect(name).toHaveLength(200)
  expect(name.endsWith('a.pdf')).toBe(true)
})

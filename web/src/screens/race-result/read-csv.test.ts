import {expect, test} from 'vitest'

import {readCsv} from './read-csv.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

test('commas, semicolons and tabs are found out, and quoted values stay whole', () => {
  for (const mark of [',', ';', '\t']) {
    const text = `Place${mark}Name\r\n1${mark}"Moraa${mark} ""G"""\r\n\r\n2${mark}Ng’eno\r\n`
    expect(readCsv(bytesOf(text))).toEqual({
      headings: ['Place', 'Name'],
      rows: [
        ['1', `Moraa${mark} "G"`],
        ['2', 'Ng’eno'],
      ],
      left: 0,
    })
  }
})

test('the mark before UTF-8 and letters of Windows are read', () => {
  expect(readCsv(bytesOf('\uFEFFName,Time\nSélam,2:20'))?.headings).toEqual(['Name', 'Time'])
  const windows = Buffer.from('Name;Club\nRôba;Iten', 'latin1')
  expect(readCsv(new Uint8Array(windows).buffer)?.rows).toEqual([['Rôba', 'Iten']])
})

test('an empty file is no table, and bytes of nothing are left out', () => {
  expect(readCsv(bytesOf(''))).toBeNull()
  expect(readCsv(bytesOf(' \n\n'))).toBeNull()
  expect(readCsv(bytesOf('Na\u0000me,Time\nA,1'))?.headings).toEqual(['Name', 'Time'])
})

test('of a very long list the first thousand rows are shown and the rest is counted', () => {
  const table = readCsv(bytesOf(`Place,Name\n${'1,Somebody\n'.repeat(1203)}`))
  expect([table?.rows.length, table?.left]).toEqual([1000, 203])
})

import Papa from 'papaparse'
import writeExcelFile from 'write-excel-file/node'

import {columns, placingsOf} from '#seed/demo/results/placings.ts'
import type {RaceResult} from '#seed/demo/results/race-result.ts'

import {drawPdf} from './draw-pdf.ts'
import {drawScan} from './draw-scan.ts'
import {drawWord} from './draw-word.ts'

export const contentTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  scan: undefined,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Makes the file in which a result is published. */
export async function drawResultFile(result: RaceResult): Promise<Buffer> {
  const rows = placingsOf(result)
  const {title, event, location, raceDate: day} = result
  // The fonts of printed lists know no Ethiopic.
  const sheet = {title: isLatin(title) ? title : `${event}, ${location}`, event, day, location, columns, rows}

  switch (result.file) {
    case 'pdf':
      return drawPdf(sheet)
    case 'csv':
      // With the mark by which spreadsheets know that letters with accents are UTF-8.
      return Buffer.from(`\uFEFF${Papa.unparse({fields: [...columns], data: rows})}\r\n`)
    case 'scan':
      return drawScan(sheet, result.fileName.endsWith('.png') ? 'png' : 'jpeg')
    case 'docx':
      return drawWord(sheet)
    case 'xlsx':
      return writeExcelFile([[...columns], ...rows], {sheet: 'Results'}).toBuffer()
  }
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text)
}

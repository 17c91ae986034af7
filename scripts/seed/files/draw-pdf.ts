import PDFDocument from 'pdfkit'

import {type ResultSheet, sheetNote} from './result-sheet.ts'

const ink = '#1b1714'
const clay = '#ab3518'
/** In points, as wide as an A4 page between its margins. */
const columnWidths = [45, 45, 175, 160, 70]

/** A list as a timing company prints it: a heading, a table that repeats its columns on each page, a note. */
export async function drawPdf({title, event, day, location, columns, rows}: ResultSheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: {top: 56, bottom: 40, left: 50, right: 50},
    lang: 'en',
    displayTitle: true,
    // The clock of the machine stays out of the bytes.
    info: {Title: title, Author: 'Demo timing desk', CreationDate: new Date(`${day}T15:00:00Z`)},
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const {promise, resolve, reject} = Promise.withResolvers<void>()
  pdf.once('end', () => resolve())
  pdf.once('error', reject)

  pdf.rect(50, 40, 495, 4).fill(clay)
  pdf.fillColor(ink).font('Helvetica-Bold').fontSize(20).text(title)
  pdf.font('Helvetica').fontSize(11).text(`${event}  ·  ${location}  ·  ${day}`).moveDown()
  pdf.fontSize(10).table({
    columnStyles: columnWidths,
    rowStyles: (row) => ({
      border: {bottom: row === 0 ? 1.5 : 0.5, top: 0, left: 0, right: 0},
      borderColor: row === 0 ? ink : '#cfc6b8',
      ...(row % 2 === 0 && row > 0 ? {backgroundColor: '#f6f1e7'} : {}),
    }),
    data: [
      columns.map((text) => ({text, font: {src: 'Helvetica-Bold'}, type: 'TH' as const})),
      ...rows.map((row) => row.map(String)),
    ],
  })
  pdf.moveDown().fontSize(9).fillColor('#5a5045').text(sheetNote, 50)
  pdf.end()
  await promise
  return Buffer.concat(chunks)
}

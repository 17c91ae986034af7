import {Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType} from 'docx'

import {type ResultSheet, sheetNote} from './result-sheet.ts'

/** The list as a committee's secretary writes it. */
export async function drawWord({title, event, day, location, columns, rows}: ResultSheet): Promise<Buffer> {
  const line = (cells: readonly string[], isHeading = false) =>
    new TableRow({
      tableHeader: isHeading,
      children: cells.map((text) => new TableCell({children: [new Paragraph(text)]})),
    })

  return Packer.toBuffer(
    new Document({
      title,
      creator: 'Race committee (demo)',
      sections: [
        {
          children: [
            new Paragraph({text: title, heading: HeadingLevel.HEADING_1}),
            new Paragraph(`${event}, ${location}, ${day}`),
            new Table({
              width: {size: 100, type: WidthType.PERCENTAGE},
              rows: [line(columns, true), ...rows.map((row) => line(row.map(String)))],
            }),
            new Paragraph(sheetNote),
          ],
        },
      ],
    }),
  )
}

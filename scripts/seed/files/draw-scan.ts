import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {create} from 'fontkit'
import sharp from 'sharp'

import {randomFrom} from '#seed/pictures/random.ts'

import {type ResultSheet, sheetNote} from './result-sheet.ts'

const page = {width: 1654, height: 2339}
const columnsAt = [150, 300, 440, 870, 1290]
const lineHeight = 58
const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff'),
)

/** A printed sheet under a desk lamp, a little askew. Letters are drawn as shapes: a machine may have no fonts. */
export async function drawScan(
  {title, event, day, location, columns, rows}: ResultSheet,
  format: 'jpeg' | 'png',
): Promise<Buffer> {
  const write = await openFont()
  const random = randomFrom(title)
  const lines = [
    write(title, 150, 260, 54),
    write(`${event}  /  ${location}  /  ${day}`, 150, 340, 32),
    ...columns.map((name, column) => write(name, columnsAt[column] ?? 0, 440, 32)),
    ...rows.flatMap((row, index) =>
      row.map((cell, column) => write(String(cell), columnsAt[column] ?? 0, 520 + index * lineHeight, 32)),
    ),
    write(sheetNote, 150, 560 + rows.length * lineHeight, 26),
  ]
  const rules = [455, 535 + (rows.length - 1) * lineHeight].map(
    (y) => `<path d="M140 ${y}H1510" stroke="#2b2622" stroke-width="3"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}">
    <defs><radialGradient id="lamp" cx="38%" cy="30%" r="95%"><stop offset="0" stop-color="#fbf8f0"/><stop offset="1" stop-color="#cfc5b2"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="#4b4036"/>
    <g transform="rotate(${random.between(-1.2, 1.2).toFixed(2)} 827 1170)">
      <rect x="60" y="80" width="1534" height="2179" fill="url(#lamp)"/>
      <g fill="#26211d">${lines.join('')}</g>${rules.join('')}
    </g></svg>`
  const drawing = sharp(Buffer.from(svg)).flatten()
  return format === 'png'
    ? drawing.png({palette: true, colours: 64}).toBuffer()
    : drawing.jpeg({quality: 72, progressive: true}).toBuffer()
}

async function openFont() {
  const font = create(await readFile(fontFile))
  if (!('layout' in font)) throw new Error(`${fontFile} holds no single font`)

  return (text: string, left: number, baseline: number, size: number): string => {
    const {glyphs, positions} = font.layout(text)
    const scale = size / font.unitsPerEm
    let pen = 0
    const shapes = glyphs.map((glyph, index) => {
      const at = pen
      pen += positions[index]?.xAdvance ?? 0
      return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`
    })
    return `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
  }
}

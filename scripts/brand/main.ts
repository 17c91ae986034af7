import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {chromium} from 'playwright-core'
import sharp from 'sharp'

import {portraitSvg, sceneSvg} from '#seed/pictures/draw-picture.ts'

// Draws the site's icons, its share picture and the athlete who stands in for missing photos of women into web/public, from the one drawing of the mark and a scene of the demo's
// painter. Run by hand after changing either: `pnpm --filter @bfl/scripts draw-brand`; the files are committed.

const publicFolder = fileURLToPath(new URL('../../web/public/', import.meta.url))
const mark = readFileSync(`${publicFolder}icon.svg`, 'utf8')
const ink = '#14110e'
const paper = '#faf5ea'
const clay = '#f0835f'
const font = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2'),
)

for (const size of [192, 512]) await icon(size, size, `icon-${size}.png`)
// A launcher may cut a circle out of it: what matters stays in the middle four fifths.
await icon(512, 360, 'icon-maskable-512.png')
await icon(180, 148, 'apple-touch-icon.png')
await shareImage()
await womanAthlete()

async function icon(size: number, markSize: number, file: string): Promise<void> {
  const drawing = await sharp(Buffer.from(mark), {density: (72 * markSize) / 32})
    .resize(markSize, markSize)
    .png()
    .toBuffer()
  await sharp({create: {width: size, height: size, channels: 3, background: ink}})
    .composite([{input: drawing}])
    .png({palette: true, effort: 10})
    .toFile(publicFolder + file)
}

async function shareImage(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}})
    await page.setContent(shareDrawing(), {waitUntil: 'load'})
    await page.evaluate('document.fonts.ready')
    const drawing = await page.screenshot({type: 'png'})
    await sharp(drawing).jpeg({quality: 84, mozjpeg: true}).toFile(`${publicFolder}share-image.jpg`)
  } finally {
    await browser.close()
  }
}

async function womanAthlete(): Promise<void> {
  const sitter = {
    skin: '#5b3423',
    hair: 'puff',
    accent: clay,
    wears: 'singlet',
    top: '#1d5b3b',
    trim: paper,
    backdrop: 'lanes',
  } as const
  await sharp(Buffer.from(portraitSvg({name: 'woman athlete', sitter, mood: 'gold'})))
    .resize(800)
    .flatten()
    .jpeg({quality: 70, mozjpeg: true})
    .toFile(`${publicFolder}woman-athlete.jpg`)
}

function shareDrawing(): string {
  const scene = sceneSvg({name: 'site share image', scene: 'bend', mood: 'dawn', poses: ['flight']}, 1760)
  const data = readFileSync(font).toString('base64')
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${data}); font-weight: 1 1000 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: ${paper}; font-family: Display }
    .scene { position: absolute; left: 0; top: -250px }
    .shade { position: absolute; inset: 0; background: linear-gradient(90deg, ${ink}f2, ${ink}e0 45%, ${ink}00 78%) }
    .words { position: absolute; left: 72px; top: 72px; bottom: 72px; display: flex; flex-direction: column }
    .mark { width: 96px; height: 96px }
    h1 { margin: auto 0 0; font-size: 176px; line-height: .84; font-weight: 800; text-transform: uppercase; letter-spacing: -.5px }
    p { margin: 28px 0 0; font-size: 44px; line-height: 1; font-weight: 500; color: ${paper} }
    p::before { content: ''; display: block; width: 108px; height: 8px; margin-bottom: 22px; background: ${clay} }
  </style><div class="scene">${scene}</div><div class="shade"></div>
  <div class="words"><div class="mark">${mark.replace('<svg ', '<svg width="96" height="96" ').replace(/<path fill="#14110e"[^>]*>/, '')}</div><h1>Beyond the<br>finish line</h1><p>Stories of Kenyan and African athletics</p></div>`
}

import {writeFile} from 'node:fs/promises'
import path from 'node:path'

import type {Browser} from 'playwright-core'

import {launchBrowser} from '#harness/browser.ts'
import {startProduct} from '#harness/product.ts'
import {screens} from '#harness/screens.ts'

import {type Shot, drawSheet} from './draw-sheet.ts'

/** `node e2e/contact-sheet/main.ts [origin]`: every screen at three widths in both themes, as two pictures in docs/. */
const sizes = [
  {width: 360, height: 780},
  {width: 768, height: 1024},
  {width: 1440, height: 900},
]
const schemes = ['light', 'dark'] as const

const docs = path.resolve(import.meta.dirname, '../../docs')
const given = process.argv[2]

if (given === undefined) {
  await using product = await startProduct()
  await drawSheets(product.origin)
} else {
  await drawSheets(given)
}

async function drawSheets(origin: string) {
  const browser = await launchBrowser()
  for (const scheme of schemes) {
    const shots = await shoot(browser, origin, scheme)
    const file = path.join(docs, `contact-sheet-${scheme}.webp`)
    const sheet = await drawSheet(browser, shots, scheme)
    await writeFile(file, sheet)
    console.log(`${file}: ${Math.round(sheet.length / 1024)} kB`)
  }
  await browser.close()
}

async function shoot(browser: Browser, origin: string, colorScheme: (typeof schemes)[number]) {
  const shots: Shot[] = []
  for (const size of sizes) {
    const context = await browser.newContext({viewport: size, colorScheme, reducedMotion: 'reduce'})
    const page = await context.newPage()
    for (const screen of screens) {
      await page.goto(origin + screen.path, {waitUntil: 'networkidle'})
      const jpeg = await page.screenshot({type: 'jpeg', quality: 85})
      shots.push({name: screen.name, ...size, jpeg: jpeg.toString('base64')})
    }
    await context.close()
  }
  return shots
}

import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright-core'
import type {Browser} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {screens} from '#harness/screens.ts'
import {watchConsole} from '#harness/watch-console.ts'

const widths = [360, 768, 1440]
const schemes = ['light', 'dark'] as const
const views = screens.flatMap((screen) =>
  schemes.flatMap((scheme) => widths.map((width) => ({...screen, scheme, width}))),
)

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

test.each(views)(
  '$name at $width px, $scheme, is silent, fits its width and has nothing for axe',
  async (view) => {
    await using context = await browser.newContext({
      viewport: {width: view.width, height: 900},
      colorScheme: view.scheme,
    })
    const page = await context.newPage()
    const noise = watchConsole(page)
    await page.goto(`${product.origin}${view.path}`, {waitUntil: 'load'})
    await takeOver(page)
    await scrollThrough(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await page.getByRole('heading', {level: 1}).count()).toBe(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count()).toBe(1)
    }
    const {violations} = await new AxeBuilder({page}).analyze()
    expect(violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    const isMiss = view.name === 'not found'
    // The specification wants a miss told to the console; the browser tells it in its own words besides.
    const unexpected = isMiss ? noise.filter((line) => !/404|\/no\/such\/page/.test(line)) : noise
    expect(unexpected).toEqual([])
    expect(isMiss).toBe(noise.length > 0)
  },
)

const logins = schemes.flatMap((scheme) => widths.map((width) => ({scheme, width})))

test.each(logins)(
  "the editors' login at $width px, $scheme, is silent and has nothing for axe",
  async (view) => {
    await using context = await browser.newContext({
      viewport: {width: view.width, height: 900},
      colorScheme: view.scheme,
    })
    const page = await context.newPage()
    const noise = watchConsole(page)
    const studio = encodeURIComponent(`${product.origin}/studio`)
    await page.goto(`${product.origin}/v1/auth/login/lake?origin=${studio}&projectId=local&type=cookie`)
    await page.getByLabel('E-mail').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const {violations} = await new AxeBuilder({page}).analyze()
    expect(violations.map(({id}) => id)).toEqual([])
    expect(noise).toEqual([])
  },
)

/** Any input hydrates the page; what that logs belongs to the screen. */
async function takeOver(page: Page) {
  await page.mouse.move(100, 100)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({top, behavior: 'instant'})
      await new Promise((done) => requestAnimationFrame(done))
    }
    scrollTo({top: 0, behavior: 'instant'})
  })
  await page.waitForLoadState('networkidle')
}

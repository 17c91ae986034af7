import type {Page} from 'playwright-core'
import {expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {drawPng} from '#harness/draw-png.ts'
import {firstHtml} from '#harness/first-html.ts'
import {startProduct} from '#harness/product.ts'
import * as studio from '#harness/studio.ts'
import {watchConsole} from '#harness/watch-console.ts'
import {writeBody} from '#harness/write-body.ts'

const picture = {name: 'hill.png', mimeType: 'image/png', buffer: drawPng(1600, 1000)}
const road = {name: 'road.png', mimeType: 'image/png', buffer: drawPng(1200, 800), alt: 'The murram road'}
const window = {viewport: {width: 1440, height: 1600}}

test('an editor publishes, changes, takes back and restores a story, and readers see each step', async () => {
  await using product = await startProduct()
  await using browser = await launchBrowser()
  await using context = await browser.newContext(window)
  const page = await studio.openStudio(context, product, product.credentials().editor)
  const noise = watchConsole(page)
  const address = `${product.origin}/stories/a-morning-above-iten`

  await studio.startStory(page, product)
  await writeStory(page)
  expect((await firstHtml(address)).status).toBe(404)
  await studio.publish(page)
  await expectWithinASecond(async () => (await firstHtml(address)).status, 200)

  const story = await firstHtml(address)
  const expected = [
    /<title>A morning above Iten/,
    new RegExp(`<link rel="canonical" href="${address}"`),
    /<meta property="og:image" content="http[^"]+w=1200[^"]+h=630/,
    /"@type":"Article"/,
    /"@type":"BreadcrumbList"/,
    /<h2[^>]*>The hill<\/h2>/,
    /<a [^>]*href="https:\/\/example.org\/school"[^>]*>school<\/a>/,
    /<li[^>]*>One descent<\/li>/,
    /alt="The murram road"/,
    /alt="A red hill at sunrise"/,
  ]
  expect(expected.filter((pattern) => !pattern.test(story.html))).toEqual([])
  const home = await firstHtml(product.origin)
  expect(home.html.includes('/stories/a-morning-above-iten')).toBe(true)

  await studio.openGroup(page, 'text')
  await studio.input(page, 'title').fill('A cold morning above Iten')
  await studio.publish(page)
  await expectWithinASecond(async () => (await firstHtml(address)).html.includes('A cold morning'), true)

  await studio.revertTo(page, 1)
  await expect.poll(() => studio.input(page, 'title').inputValue()).toBe('A morning above Iten')
  await studio.publish(page)
  await expectWithinASecond(async () => (await firstHtml(address)).html.includes('A cold morning'), false)

  await studio.input(page, 'title').fill('A morning nobody will read')
  await studio.chooseAction(page, 'Discard changes')
  await expect.poll(() => studio.input(page, 'title').inputValue()).toBe('A morning above Iten')

  await studio.unpublish(page)
  await expectWithinASecond(async () => (await firstHtml(address)).status, 404)
  expect((await firstHtml(product.origin)).html.includes('/stories/a-morning-above-iten')).toBe(false)

  await studio.chooseAction(page, 'Delete')
  await expectNoDocument(product.credentials().sanity, 'a-morning-above-iten')
  expect(noise).toEqual([])
  await expectKnownRequestsOnly(product.origin)
})

test('a second editor sees the first one typing, and who it is', async () => {
  await using product = await startProduct()
  await using browser = await launchBrowser()
  await using first = await browser.newContext(window)
  await using second = await browser.newContext(window)
  const {editors} = product.credentials()
  const writing = await studio.openStudio(first, product, editors[0])
  const watching = await studio.openStudio(second, product, editors[1])

  await studio.startStory(writing, product)
  await studio.input(writing, 'title').fill('Two pens')
  await studio.untilSaved(writing)
  await watching.goto(writing.url())
  await expect.poll(() => studio.input(watching, 'title').inputValue(), {timeout: 60_000}).toBe('Two pens')

  await studio.input(writing, 'title').pressSequentially(' and one story')
  await expect
    .poll(() => studio.input(watching, 'title').inputValue(), {timeout: 5_000})
    .toBe('Two pens and one story')
  const avatar = watching.getByTestId('document-level-presence').getByLabel('Wanjiru Kamau')
  await avatar.first().waitFor()
  await expectKnownRequestsOnly(product.origin)
})

async function writeStory(page: Page) {
  await studio.input(page, 'title').fill('A morning above Iten')
  await page.getByTestId('field-slug').getByRole('button', {name: 'Generate'}).click()
  await expect
    .poll(() => studio.input(page, 'slug').inputValue(), {timeout: 10_000})
    .toBe('a-morning-above-iten')
  await studio.input(page, 'excerpt').fill('Before the sun is up the road is already full.')
  await writeBody(page, {
    heading: 'The hill',
    text: 'They run before school',
    href: 'https://example.org/school',
    list: ['Ten hills', 'One descent'],
    image: road,
  })
  await studio.openGroup(page, 'picture')
  await studio.uploadImage(page, picture)
  await shrinkHotspot(page)
  await studio.input(page, 'mainImage.alt').fill('A red hill at sunrise')
  await studio.openGroup(page, 'publishing')
  await studio.chooseReference(page, 'Category', 'Athletics')
  await studio.chooseReference(page, 'Author', 'Naliaka Wekesa')
}

/** Draws the circle smaller, so that the hotspot is no longer the whole picture. */
async function shrinkHotspot(page: Page) {
  await page.getByTestId('options-menu-edit-details').click()
  const dialog = page.getByRole('dialog')
  // The drawing with the circle lies over the picture; its handle sits on the circle at 45 degrees.
  await dialog.locator('svg').nth(2).waitFor()
  const frame = await dialog.locator('svg').nth(2).boundingBox()
  if (!frame) throw new Error('The hotspot dialog shows no picture')
  await page.mouse.move(frame.x + frame.width * 0.854, frame.y + frame.height * 0.854)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.65, frame.y + frame.height * 0.65, {steps: 5})
  await page.mouse.up()
  await dialog.getByRole('button', {name: 'Close dialog'}).click()
  await studio.untilSaved(page)
}

/** Publishing is done when the Studio says so; from there on readers wait no longer than a second. */
async function expectWithinASecond<T>(read: () => Promise<T>, expected: T) {
  await expect.poll(read, {timeout: 1_000, interval: 50}).toBe(expected)
}

/** The embedded lake records what it was asked and does not know: nothing may be in there. */
async function expectKnownRequestsOnly(origin: string) {
  const response = await fetch(`${origin}/vX/ledger/unknown`)
  expect(await response.text()).toBe('[]')
}

async function expectNoDocument(lake: {apiHost: string; dataset: string; writeToken: string}, slug: string) {
  const query = encodeURIComponent(`count(*[slug.current == "${slug}"])`)
  const address = `${lake.apiHost}/v2025-02-19/data/query/${lake.dataset}?perspective=raw&query=${query}`
  const count = async () => {
    const response = await fetch(address, {headers: {authorization: `Bearer ${lake.writeToken}`}})
    return response.text()
  }
  await expect.poll(count, {timeout: 10_000}).toContain('"result":0')
}

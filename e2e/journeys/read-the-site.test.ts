import AxeBuilder from '@axe-core/playwright'
import type {Browser, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader, postAs, registerMember} from '#harness/reader.ts'
import {watchConsole} from '#harness/watch-console.ts'

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

async function openHome(width: number) {
  const context = await browser.newContext({viewport: {width, height: 900}, reducedMotion: 'reduce'})
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: product.origin})
  const page = await context.newPage()
  const noise = watchConsole(page)
  await page.goto(product.origin)
  return {page, noise, [Symbol.asyncDispose]: () => context.close()}
}

test('a reader goes from the front page to a story, on to a related one, and back', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  await page
    .getByRole('region', {name: 'Stories That Inspire'})
    .getByRole('link', {name: /treadmill/})
    .click()
  await page.getByRole('heading', {level: 1, name: 'What the treadmill knows'}).waitFor()
  const related = page.getByRole('complementary', {name: 'Related Stories'}).getByRole('link').first()
  const next = await related.textContent()
  await related.click()
  await page.getByRole('heading', {level: 1, name: next?.trim() ?? ''}).waitFor()
  await page.goBack()
  await page.getByRole('heading', {level: 1, name: 'What the treadmill knows'}).waitFor()
  await page.getByRole('link', {name: 'Back to Stories'}).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#stories')
  expect(reader.noise).toEqual([])
})

test('a story has its bar, its picture and facts, its words, and others like it', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  await page.goto(`${product.origin}/stories/what-the-treadmill-knows`)
  const main = page.getByRole('main')
  const article = main.getByRole('article').first()
  const opening = article.locator('header').first()
  expect(await opening.textContent()).toMatch(
    /^Sports ScienceWhat the treadmill knows\S.*(January|February|March|April|May|June|July|August|September|October|November|December) \d+, \d{4}\d+ min read/,
  )
  await opening.getByText(/^\d+ views?$/).waitFor()
  const picture = article.getByRole('figure').first().getByRole('img')
  expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(5)
  const tools = main.getByRole('complementary', {name: 'Story tools'})
  await tools.getByRole('button', {name: /^Like this story: ?\d+$/}).waitFor()
  await tools.getByRole('link', {name: /^Comments: ?\d+$/}).waitFor()
  await tools.getByRole('button', {name: 'Save'}).waitFor()
  const words = (await article.textContent()) ?? ''
  const excerpt = await page.locator('meta[name="description"]').getAttribute('content')
  expect(words).toContain(excerpt?.slice(0, 100))
  expect(words.length).toBeGreaterThan(2500)
  await article.getByText('Filed under Sports Science').waitFor()
  await article.getByRole('region', {name: /^Comments/}).waitFor()
  expect(await article.getByRole('list', {name: 'Hashtags'}).getByRole('listitem').count()).toBeGreaterThan(0)
  const related = main.getByRole('complementary', {name: 'Related Stories'}).getByRole('listitem')
  expect(await related.count()).toBe(4)
  expect(await related.getByRole('heading').count()).toBe(4)
  expect(await related.locator('img, svg').count()).toBe(4)
  expect(await related.getByText(/^\d+ min read$/).count()).toBe(4)

  await main.getByRole('heading', {name: /^Comments/}).scrollIntoViewIfNeeded()
  for (const name of ['Back to Stories', 'Share']) {
    const box = await main.getByText(name, {exact: true}).first().boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect(box?.y).toBeLessThan(200)
  }
  expect(reader.noise).toEqual([])
})

test('a reader filters the stories by category and loads more of them', async () => {
  await using reader = await openHome(1440)
  const stories = reader.page.getByRole('region', {name: 'Stories That Inspire'})
  const cards = stories.getByRole('article')
  expect(await cards.count()).toBe(9)
  await stories.getByRole('button', {name: 'Load More Stories'}).click()
  await expect.poll(() => cards.count()).toBe(18)
  await stories.getByRole('button', {name: 'Sports Science'}).click()
  await expect.poll(() => stories.getByText('Coaching Tips').count()).toBe(1)
  await expect.poll(() => cards.count()).toBeGreaterThan(0)
  expect(reader.noise).toEqual([])
})

test('a reader copies the address of a story from the share menu', async () => {
  await using reader = await openHome(768)
  const {page} = reader
  const address = `${product.origin}/stories/what-the-treadmill-knows`
  await page.goto(address)
  await page.getByRole('button', {name: 'Share', exact: true}).click()
  for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'LinkedIn']) {
    const href = await page.getByRole('main').getByRole('link', {name}).getAttribute('href')
    expect(href).toContain(encodeURIComponent(address))
  }
  await page.getByRole('button', {name: 'Copy Link'}).click()
  await page.getByText('Copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.getByRole('button', {name: 'Copy Link'}).waitFor({timeout: 4_000})
  expect(reader.noise).toEqual([])
})

test('a copied link of a race result is told in a message', async () => {
  await using reader = await openHome(768)
  const {page} = reader
  await page.goto(`${product.origin}/race-results/1`)
  await page.getByRole('button', {name: 'Share', exact: true}).click()
  await page.getByRole('button', {name: 'Copy Link'}).click()
  await page.getByText('Link copied!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.origin}/race-results/1`)
})

test('the chosen theme is in the first bytes of the next page', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  await page.getByRole('button', {name: /^Switch .* theme$/}).click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  const response = await page.goto(`${product.origin}/stories/what-the-treadmill-knows`)
  expect(await response?.text()).toContain('<html lang="en" data-theme="dark">')
})

test('on a phone the menu slides in, opens its lists, and closes on the overlay with the page unlocked', async () => {
  await using reader = await openHome(360)
  const {page} = reader
  await page.getByRole('button', {name: 'Open menu'}).click()
  const menu = page.getByRole('dialog', {name: 'Menu'})
  await menu.getByRole('button', {name: 'News & Features'}).click()
  await menu.getByRole('link', {name: 'Race Reports'}).waitFor()
  expect(await isScrollLocked(page)).toBe(true)
  await page.getByTestId('menu-overlay').click({position: {x: 5, y: 400}})
  await menu.waitFor({state: 'hidden'})
  expect(await isScrollLocked(page)).toBe(false)
  await page.getByRole('button', {name: 'Open menu'}).click()
  expect(await menu.getByRole('link', {name: 'Race Reports'}).isVisible()).toBe(false)
  expect(reader.noise).toEqual([])
})

test('the keyboard alone opens a menu, walks to a page of it and reaches the text', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.locator('html[data-live]').waitFor()
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'News & Features'}).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', {name: 'Race Reports'}).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Race Reports')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', {level: 1, name: 'Race Reports'}).waitFor()
  await page.getByText('Content coming soon...').waitFor()
  expect(reader.noise).toEqual([])
})

test('the API is described for people: every call, nothing for axe, no word in the console', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  await page.goto(`${product.origin}/api/docs`)
  const described = await (await fetch(`${product.origin}/api/openapi.json`)).json()
  const calls = Object.values<object>(described.paths).flatMap((path) => Object.keys(path))
  await page.locator('.opblock').first().waitFor()
  expect(await page.locator('.opblock').count()).toBe(calls.length)
  await page
    .getByRole('button', {name: /\/auth\/login/})
    .first()
    .click()
  await page.getByText('invalid_credentials', {exact: false}).first().waitFor()
  expect((await new AxeBuilder({page}).analyze()).violations.map(({id}) => id)).toEqual([])
  expect(reader.noise).toEqual([])
})

test('what people do is in no page: its bytes stay what they were', async () => {
  const member = await registerMember(product, 'Naserian Lekutit')
  const address = `${product.origin}/stories/the-art-of-the-slow-morning`
  const before = await (await fetch(address)).text()
  const storyId = /data-story="(\d+)"/.exec(before)?.[1]
  await postAs(product, `/stories/${storyId}/like`, member.token, {liked: true})
  await postAs(product, `/stories/${storyId}/comments`, member.token, {content: 'Not in the page.'})
  const response = await fetch(address, {headers: {authorization: `Bearer ${member.token}`}})
  expect(await response.text()).toBe(before)
})

test('a page asks once for the numbers of all its stories', async () => {
  await using reader = await openHome(1440)
  const {page} = reader
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/engagement')) asked.push(request.url())
  })
  for (const address of ['/stories/the-art-of-the-slow-morning', '/stories/inspire']) {
    asked.length = 0
    await page.goto(`${product.origin}${address}`, {waitUntil: 'networkidle'})
    await page.mouse.move(100, 100)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
  }
})

function isScrollLocked(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, document.body].some((e) => getComputedStyle(e).overflow === 'hidden'),
  )
}

test('every page that is opened is told once, with its path', async () => {
  const told: unknown[] = []
  await using reader = await openReader(browser)
  const {page} = reader
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) told.push(request.postDataJSON())
  })
  await page.goto(`${product.origin}/stories/inspire`)
  await expect.poll(() => told).toEqual([{path: '/stories/inspire'}])
  await page.getByRole('banner').getByRole('link', {name: 'Sign In'}).click()
  await page.getByRole('heading', {level: 1}).waitFor()
  await expect.poll(() => told).toEqual([{path: '/stories/inspire'}, {path: '/login'}])
  await page.goBack()
  await expect.poll(() => told.length).toBe(3)
  expect(told[2]).toEqual({path: '/stories/inspire'})
})

test('the API counts and lists the stories of the pages', async () => {
  const answer = await fetch(`${product.origin}/api/stories`)
  const {data, meta}: {data: {slug: string}[]; meta: {total: number}} = JSON.parse(await answer.text())
  const html = await (await fetch(`${product.origin}/stories/inspire`)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const linked = [...main.matchAll(/href="\/stories\/([^"?#/]+)"/g)].map(([, slug]) => slug)
  const shown = new Set(linked.filter((slug) => slug !== 'inspire'))
  expect([...shown]).toEqual(data.map(({slug}) => slug))
  expect(main.replaceAll(/<[^>]*>/g, '')).toContain(`Showing ${data.length} of ${meta.total} stories`)
})

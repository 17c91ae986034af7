import AxeBuilder from '@axe-core/playwright'
import {createClient} from '@sanity/client'
import type {Browser, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {layoutShift} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader} from '#harness/reader.ts'

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

async function openHome(page: Page) {
  await page.goto(product.origin)
  await page.mouse.move(3, 3)
  await page.locator('html[data-live]').waitFor()
}

function lakeClient() {
  const {sanity} = product.credentials()
  return createClient({
    ...sanity,
    token: sanity.writeToken,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
}

test('what is there for the look of it does nothing: no move, no request', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await openHome(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(`${request.method()} ${request.url()}`)
  })

  for (const name of [
    'Learn More',
    'Register Now',
    'Details',
    'View Full Race Calendar',
    'Visit Our Channel',
  ]) {
    const buttons = page.getByRole('main').getByRole('button', {name, exact: true})
    expect(await buttons.count()).toBeGreaterThan(0)
    for (const button of await buttons.all()) await button.click()
  }
  const videos = page.getByRole('region', {name: 'Video Gallery'}).getByRole('button', {name: /^Play/})
  expect(await videos.count()).toBe(4)
  for (const button of await videos.all()) await button.click()
  const newsletter = page.getByRole('region', {name: 'Stay in the Race'})
  await newsletter.getByLabel('Your name').fill('Achieng')
  await newsletter.getByLabel('Your e-mail').fill('achieng@reader.example')
  await newsletter.getByRole('button', {name: 'Subscribe Now'}).click()

  expect(asked).toEqual([])
  expect(page.url()).toBe(`${product.origin}/`)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(reader.noise).toEqual([])
})

test('the front page moves by no more than a hundredth while it is read to its end', async () => {
  await using reader = await openReader(browser, {width: 360})
  const {page} = reader
  await openHome(page)
  await page.getByRole('region', {name: 'Our Partners'}).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('sections that cannot be fetched say so while others stand; Try Again fetches, Retry loads the page again', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.goto(`${product.origin}/login`)
  await page.mouse.move(3, 3)
  await page.locator('html[data-live]').waitFor()
  let isDown = true
  const athletesHeld = Promise.withResolvers<void>()
  const womenHeld = Promise.withResolvers<void>()
  await page.route('**/data/query/**', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    if (/"athlete" && featured == true] \| order/.test(query)) {
      if (isDown) return route.abort()
      await athletesHeld.promise
    } else if (/_type == "womenStory"/.test(query)) {
      await womenHeld.promise
      return route.abort()
    }
    return route.continue()
  })
  await page.getByRole('banner').getByRole('link').first().click()

  const women = page.getByRole('region', {name: 'Women Breaking Barriers'})
  await women.getByText('Loading inspiring stories...').waitFor()
  womenHeld.resolve()
  await women.getByText('Failed to load content').waitFor()

  const athletes = page.getByRole('region', {name: 'Athletes Hall of Excellence'})
  await athletes.getByText('Failed to fetch featured athletes').waitFor()
  isDown = false
  await athletes.getByRole('button', {name: 'Try Again'}).click()
  await athletes.getByText('Loading athletes...').waitFor()
  athletesHeld.resolve()
  await athletes
    .getByRole('link', {name: /Read Story/})
    .first()
    .waitFor()

  const loaded = page.waitForEvent('load')
  await women.getByRole('button', {name: 'Retry'}).click()
  await loaded
  await women.getByRole('link', {name: /Read/}).first().waitFor()
  expect(await page.getByText('Failed to load content').count()).toBe(0)
})

test('once editors have races, videos, links and an interview, everything leads where they say', async () => {
  const lake = lakeClient()
  const featured = await lake.fetch(
    '*[_type == "womenStory" && coalesce(status, "active") == "active" && featured == true] | order(coalesce(order, 1000000) asc, number asc)[0]{_id, name}',
  )
  const youtube = 'https://www.youtube.com/watch?v=abcdefghijk'
  await lake
    .transaction()
    .create({
      _id: 'race-a',
      _type: 'race',
      name: 'The long road home',
      date: '2100-01-02',
      location: 'Eldoret',
      registrationUrl: '/register',
      detailsUrl: '/about',
    })
    .create({_id: 'video-a', _type: 'video', title: 'One morning', url: youtube, category: 'Interviews'})
    .createIfNotExists({_id: 'siteSettings', _type: 'siteSettings'})
    .patch('siteSettings', (patch) =>
      patch.set({
        involvementCards: [{_key: 'a', _type: 'involvementCard', title: 'Volunteer', url: '/about'}],
        partners: [{_key: 'p', _type: 'partner', name: 'Bahari Foods', url: 'https://bahari.example'}],
      }),
    )
    .patch(featured._id, (patch) => patch.set({videoUrl: youtube}))
    .commit()

  await using reader = await openReader(browser)
  const {page} = reader
  // Nothing leaves the machine: the player is a page of ours.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>player</title>'}),
  )
  await expect
    .poll(async () => (await fetch(product.origin).then((page) => page.text())).includes('Bahari Foods'))
    .toBe(true)
  await openHome(page)

  const main = page.getByRole('main')
  expect(await main.getByRole('link', {name: 'Learn More', exact: true}).getAttribute('href')).toBe('/about')
  const races = page.getByRole('region', {name: 'Upcoming Races'})
  expect(await races.getByRole('listitem').count()).toBe(1)
  expect(await races.getByRole('link', {name: 'Details'}).getAttribute('href')).toBe('/about')
  expect(await races.getByRole('link', {name: 'Register Now'}).getAttribute('href')).toBe('/register')

  await page.clock.install()
  const women = page.getByRole('region', {name: 'Women Breaking Barriers'})
  await women.getByRole('button', {name: 'Watch Interview'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`Watching interview with ${featured.name}`).waitFor()
  const player = dialog.locator('iframe')
  expect(await player.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  )
  const box = await player.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  expect(
    (await new AxeBuilder({page}).include('dialog[open]').exclude('iframe').analyze()).violations,
  ).toEqual([])

  await page.clock.pauseAt(Date.now() + 60_000)
  // The content goes 300 ms after closing; what is opened before that plays.
  await closeByKey()
  await page.clock.runFor(200)
  expect(await women.locator('dialog iframe').count()).toBe(1)
  await women.getByRole('button', {name: /Play the interview/}).click()
  await page.clock.runFor(1000)
  expect(await women.locator('dialog[open] iframe').count()).toBe(1)
  await closeByKey()
  await page.clock.runFor(290)
  expect(await women.locator('dialog iframe').count()).toBe(1)
  await page.clock.runFor(20)
  await expect.poll(() => women.locator('dialog iframe').count()).toBe(0)
  // The focus is back where it came from.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Play the interview/,
  )

  await page.getByRole('button', {name: 'Play One morning'}).click()
  await page.getByRole('dialog').getByRole('heading', {name: 'One morning'}).waitFor()
  expect(await page.getByText(/Watching interview/).count()).toBe(0)
  expect(reader.noise).toEqual([])

  async function closeByKey() {
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'hidden'})
    // The page scrolls again once the closing has been met: from then on the delay runs.
    await expect.poll(() => page.evaluate(() => document.body.dataset.scroll ?? 'free')).toBe('free')
  }
})

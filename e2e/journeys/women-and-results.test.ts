import AxeBuilder from '@axe-core/playwright'
import type {Browser, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {lakeClient} from '#harness/lake-client.ts'
import {cutTexts, layoutShift, sidewaysOverflow} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader} from '#harness/reader.ts'

const longWord = 'Marathonlangstreckenlauftrainingslagerbetreuungsvereinshaus'.padEnd(60, 'e')
const amharic = 'ሩጫው ካለቀ በኋላ የሚጀምረው ታሪክ '.repeat(6).slice(0, 120)
const icons = 'trending-up users users2 star sparkles trophy heart medal circle rocket'.split(' ')

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  const lake = lakeClient(product)
  const women = await lake.fetch<string[]>('*[_type == "womenStory"] | order(order asc)._id')
  const writes = lake.transaction()
  for (const [place, icon] of icons.entries()) {
    writes.patch(women[place] ?? '', (patch) =>
      patch.set({icon: icon === 'trending-up' ? 'Trending_Up' : icon}),
    )
  }
  writes.patch(women[0] ?? '', (patch) => patch.set({videoUrl: 'https://youtu.be/abcdefghijk'}))
  writes.patch(women[1] ?? '', (patch) => patch.set({videoUrl: 'https://video.example/1'}))
  await writes.commit()
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

/** Who says to be headless is taken for a robot, and not counted. */
const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

async function open(path: string) {
  const reader = await openReader(browser, {userAgent})
  // Nothing of another site is loaded in a journey.
  await reader.page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Player</title>'}),
  )
  await reader.page.goto(`${product.origin}${path}`)
  await takeOver(reader.page)
  return reader
}

async function takeOver(page: Page) {
  await page.mouse.move(20, 20)
  await page.locator('html[data-live]').waitFor()
}

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({has: page.locator('time')})
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const silentButFor = (noise: string[], known: RegExp) => noise.filter((line) => !known.test(line))

test('women’s stories are searched without asking anybody, and each card shows its icon', async () => {
  await using reader = await open('/impact/women')
  const {page} = reader
  await page.getByText('Showing 12 of 12 stories', {exact: true}).waitFor()
  const drawn = await cards(page)
    .locator('[data-icon]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-icon')))
  // What is no icon's name is a star.
  expect(drawn.slice(0, 10)).toEqual([...icons.slice(0, 9).map((icon) => icon.replace('-', '')), 'star'])
  expect(
    await cards(page)
      .getByRole('link', {name: /^Read Story/})
      .count(),
  ).toBe(12)
  await page.waitForLoadState('networkidle')

  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
  })
  const field = page.getByRole('searchbox', {name: "Search women's stories"})
  for (const [word, title] of [
    ['moraa', 'The starter who changed the sound of the morning'],
    ['FOLDING', 'A physiotherapist with a folding table and a motorcycle'],
    ['holding the gun', 'The starter who changed the sound of the morning'],
  ] as const) {
    await field.fill(word)
    await page.getByText('Showing 1 of 12 stories', {exact: true}).waitFor()
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual([title])
  }
  expect(query(page)).toEqual({search: 'holding the gun'})
  await field.fill('zzz')
  await page.getByText('No Stories Found').waitFor()
  await page.getByRole('button', {name: 'Clear search', exact: true}).last().click()
  await page.getByText('Showing 12 of 12 stories', {exact: true}).waitFor()
  expect(asked).toEqual([])
  expect(reader.noise).toEqual([])
})

test('Watch opens the interview, Escape gives the focus back, and what is no video says so', async () => {
  await using reader = await open('/impact/women')
  const {page} = reader
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)].map((card) =>
    card.getByRole('button', {name: /^Watch/}),
  )
  await first?.click()
  const dialog = page.getByRole('dialog', {name: 'The starter who changed the sound of the morning'})
  await dialog.getByText('Watching interview with Grace Moraa').waitFor()
  expect(await dialog.locator('iframe').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  )
  expect((await new AxeBuilder({page}).exclude('iframe').analyze()).violations).toEqual([])
  await standStill(page)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Watch')
  const inside = page.locator('dialog iframe')
  await page.clock.runFor(299)
  expect(await inside.count()).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => inside.count()).toBe(0)

  await first?.click()
  await page.getByRole('button', {name: 'Close', exact: true}).click()
  await page.clock.runFor(100)
  await second?.click()
  await page.clock.runFor(1000)
  await page.getByRole('dialog').getByText('Unable to load video').waitFor()
  expect(reader.noise).toEqual([])
})

test('a woman’s story has its parts, loads no video before a tap and leads to the next', async () => {
  await using reader = await open('/women-stories/1')
  const {page} = reader
  await page
    .getByRole('heading', {level: 1, name: 'The starter who changed the sound of the morning'})
    .waitFor()
  const story = main(page).getByRole('article')
  for (const text of ['Leadership', 'Featured', 'Learning the trade'])
    await story.getByText(text, {exact: true}).waitFor()
  expect(await story.locator('header time').textContent()).toMatch(/^\w+ \d+, \d{4}$/)
  await story.getByText('For twenty years every race in her county').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  const outside = page.getByRole('link', {name: 'Open in YouTube'})
  expect(await outside.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk')
  await page.getByRole('button', {name: /^Play video/}).click()
  expect(await page.locator('iframe').getAttribute('src')).toContain('youtube-nocookie.com/embed/abcdefghijk')
  const more = page.getByRole('complementary', {name: 'More Stories'})
  expect(await more.getByRole('link').count()).toBe(6)
  expect(await page.getByRole('link', {name: 'Get Involved'}).first().getAttribute('href')).toBe(
    '/get-involved',
  )
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)

  const next = main(page).getByRole('navigation')
  await next.getByText('Next Story').waitFor()
  await next.getByRole('link').click()
  await page.getByRole('heading', {level: 1, name: /physiotherapist/}).waitFor()
  // Its address is no video that is known: none is offered.
  expect(await page.getByRole('button', {name: /^Play video/}).count()).toBe(0)
  expect(await page.getByRole('link', {name: 'Open in YouTube'}).count()).toBe(0)
  expect(silentButFor(reader.noise, /^(info|debug)/)).toEqual([])
})

test('Share on a woman’s story is the device’s own, else the link is copied and an alert says so', async () => {
  await using reader = await open('/women-stories/3')
  const {page} = reader
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  const share = main(page).getByRole('button', {name: 'Share', exact: true})
  await share.click()
  await expect.poll(() => said).toEqual(['Link copied to clipboard!'])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/women-stories\/3$/)

  await offerNativeShare(page)
  await share.click()
  await expect.poll(() => page.evaluate(() => document.body.dataset.shared)).toMatch(/\/women-stories\/3$/)
  expect(said).toHaveLength(1)
})

test('photos that are missing or do not come give way to a drawn athlete', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.route('**/images/**', (route) => route.abort())
  await page.goto(`${product.origin}/impact/women`)
  await takeOver(page)
  const photo = cards(page).first().locator('img').first()
  await page.waitForFunction(
    (image) => image instanceof HTMLElement && image.dataset.failed === '',
    await photo.elementHandle(),
  )
  const frame = await photo.evaluate(
    (image) => getComputedStyle(image.parentElement ?? image).backgroundImage,
  )
  expect(frame).toContain('/woman-athlete.jpg')
})

test('results are found by typing and choosing, half a second after the last change, from page one', async () => {
  await using reader = await open('/races/results?page=2')
  const {page} = reader
  await page.getByText('Page 2 of 2', {exact: true}).waitFor()
  expect(await rows(page).count()).toBe(15)
  await standStill(page)
  const field = page.getByRole('searchbox', {name: 'Search results'})
  await field.pressSequentially('marathon')
  await page.clock.runFor(499)
  expect(query(page)).toEqual({page: '2'})
  await page.clock.runFor(1)
  await expect.poll(() => query(page)).toEqual({search: 'marathon'})
  await page.getByText(/^Showing \d+ of \d+ results$/).waitFor()

  const category = page.getByRole('combobox', {name: 'Category'})
  expect(await category.locator('option').allTextContents()).toEqual([
    'All Categories',
    'Marathon (5)',
    'Half marathon (5)',
    'Track (7)',
    'Cross country (5)',
    'Road 10 km (5)',
    'Mountain and trail (3)',
  ])
  await category.selectOption('Half marathon')
  await page.clock.runFor(499)
  expect(query(page)).toEqual({search: 'marathon'})
  await page.clock.runFor(1)
  await expect.poll(() => query(page)).toEqual({search: 'marathon', category: 'Half marathon'})
  await page.getByRole('link', {name: 'Clear filters'}).click()
  await page.getByText('Showing 15 of 30 results', {exact: true}).waitFor()
  await page.goBack()
  await expect.poll(() => query(page)).toEqual({search: 'marathon', category: 'Half marathon'})
  await expect.poll(() => category.inputValue()).toBe('Half marathon')
  await expect.poll(() => field.inputValue()).toBe('marathon')
  expect(reader.noise).toEqual([])
})

test('a search whose answer comes late never takes the place of a newer one', async () => {
  await using reader = await open('/races/results')
  const {page} = reader
  const held = Promise.withResolvers<void>()
  await page.route('**/api/race-results?*search=lakeside*', async (route) => {
    await held.promise
    await route.continue()
  })
  const field = page.getByRole('searchbox', {name: 'Search results'})
  await field.fill('lakeside')
  await field.press('Enter')
  await page.getByText('Loading race results...').waitFor()
  await field.fill('elgon')
  await field.press('Enter')
  await rows(page).getByRole('link', {name: 'Elgon Up and Over 2026'}).waitFor()
  held.resolve()
  await page.waitForLoadState('networkidle')
  expect(await rows(page).count()).toBe(1)
  expect(query(page)).toEqual({search: 'elgon'})
})

test('a result shows its facts and its PDF, counts a download and is shared in every way', async () => {
  await using reader = await open('/races/results')
  const {page} = reader
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await rows(page).getByRole('link', {name: 'የእንጦጦ ማለዳ ግማሽ ማራቶን 2026'}).click()
  await page.getByRole('heading', {level: 1, name: 'የእንጦጦ ማለዳ ግማሽ ማራቶን 2026'}).waitFor()
  for (const text of [
    'Half marathon',
    'Featured',
    'November 15, 2026',
    'Addis Ababa, Ethiopia',
    'PDF',
    'Downloaded 0 times',
  ]) {
    await main(page).getByText(text, {exact: true}).waitFor()
  }
  await main(page)
    .getByText(/^\d+(\.\d)? KB$/)
    .waitFor()
  await main(page)
    .getByText(/^\d+ views?$/)
    .waitFor()
  expect(await page.locator('iframe').getAttribute('src')).toMatch(/^\/files\/.*\.pdf$/)
  expect(await page.getByRole('link', {name: 'Open in New Tab'}).getAttribute('target')).toBe('_blank')

  const file = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Download Result'}).click()
  await page.getByText('Download Started').waitFor()
  expect((await file).suggestedFilename()).toBe('የእንጦጦ-ግማሽ-ማራቶን-ውጤት-2026.pdf')
  await main(page).getByText('Downloaded 1 time', {exact: true}).waitFor()
  await page.getByRole('button', {name: 'Share', exact: true}).click()
  for (const network of ['Facebook', 'Twitter', 'WhatsApp', 'LinkedIn', 'E-mail']) {
    expect(await main(page).getByRole('link', {name: network}).getAttribute('href')).toContain(
      'race-results%2F28',
    )
  }
  await main(page).getByRole('button', {name: 'Copy Link'}).click()
  await page.getByText('Link copied!', {exact: true}).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/race-results\/28$/)
  await page.keyboard.press('Escape')
  await offerNativeShare(page)
  await page.getByRole('button', {name: 'Share', exact: true}).click()
  await expect.poll(() => page.evaluate(() => document.body.dataset.shared)).toMatch(/\/race-results\/28$/)
  expect(await main(page).getByRole('link', {name: 'Facebook'}).isVisible()).toBe(false)
})

test('a scan is shown inline, a CSV as a table, and others are downloaded to be viewed', async () => {
  await using reader = await open('/race-results/24')
  const {page} = reader
  const scan = page.getByRole('img', {name: /^The result list of County Track Finals 2026, 800 metres/})
  await scan.scrollIntoViewIfNeeded()
  await expect
    .poll(() => scan.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1654)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)

  await page.goto(`${product.origin}/race-results/27`)
  await takeOver(page)
  await page.getByText('Preview not available', {exact: true}).waitFor()
  await page.getByRole('button', {name: 'Download to View'}).waitFor()
  await page.getByRole('button', {name: 'Show as table'}).click()
  const table = page.getByRole('table')
  await table.waitFor()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Place',
    'Bib',
    'Name',
    'Club',
    'Time',
  ])
  expect(await table.getByRole('row').count()).toBe(41)
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  await page.goto(`${product.origin}/race-results/20`)
  await page.getByText('Preview not available', {exact: true}).waitFor()
  expect(await page.getByRole('button', {name: 'Show as table'}).count()).toBe(0)
  expect(reader.noise).toEqual([])
})

test('what fails on women and results says so in the words of the catalogue', async () => {
  await using reader = await open('/about')
  const {page} = reader
  await page.goto(`${product.origin}/race-results/30`)
  await takeOver(page)
  await page.route('**/api/race-results/30/download', (route) => route.fulfill({status: 503, body: '{}'}))
  await page.getByRole('button', {name: 'Download Result'}).click()
  await page.getByText('Failed to download file').waitFor()
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('no'))},
    }),
  )
  await page.getByRole('button', {name: 'Share', exact: true}).click()
  await main(page).getByRole('button', {name: 'Copy Link'}).click()
  await page.getByText('Failed to copy link').waitFor()
  await page.keyboard.press('Escape')

  await page.route('**/data/query/**', (route) => route.abort())
  await page.getByRole('link', {name: 'All Race Results'}).click()
  await page.getByRole('alert').getByText('Failed to load race results').waitFor()
  await page.getByRole('status').getByText('Failed to load race results').waitFor()
  await page.unroute('**/data/query/**')
  await page.getByRole('button', {name: 'Try Again'}).click()
  await page.getByText('Showing 15 of 30 results', {exact: true}).waitFor()
  await page.route('**/data/query/**', (route) => route.abort())
  await rows(page).getByRole('link').first().click()
  await page.getByRole('heading', {level: 1, name: 'Result Not Found'}).waitFor()
  await page.getByRole('status').getByText('Failed to load race result', {exact: true}).waitFor()

  await page.unroute('**/data/query/**')
  await page.goto(`${product.origin}/impact/women`)
  await takeOver(page)
  await page.route('**/data/query/**', (route) => route.abort())
  await cards(page).getByRole('link').first().click()
  await page.getByRole('heading', {level: 1, name: 'Failed to load content'}).waitFor()
  await page.unroute('**/data/query/**')
  await page.getByRole('button', {name: 'Retry'}).click()
  await page.getByRole('heading', {level: 1, name: /^The starter/}).waitFor()
  expect(new URL(page.url()).pathname).toBe('/women-stories/1')
})

test('women and results are read, searched and leafed through without scripts', async () => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  for (const path of [
    '/race-results/9999',
    '/race-results/first',
    '/women-stories/9999',
    '/women-stories/first',
  ]) {
    expect((await page.goto(`${product.origin}${path}`))?.status()).toBe(404)
    await page.getByRole('heading', {level: 1, name: / Not Found$/}).waitFor()
  }
  await page.goto(`${product.origin}/races/results`)
  await page.getByRole('link', {name: 'Next'}).click()
  await page.getByText('Page 2 of 2', {exact: true}).waitFor()
  await page.getByRole('searchbox').fill('plains')
  await page.getByRole('combobox').selectOption('Half marathon')
  await page.getByRole('button', {name: 'Search', exact: true}).click()
  await page.getByText('Showing 2 of 2 results', {exact: true}).waitFor()
  await rows(page).getByRole('link').first().click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Download Result'}).click()
  expect((await file).suggestedFilename()).toMatch(/^Plains Half Marathon 2026 Results/)
  await page.goto(`${product.origin}/women-stories`)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${product.origin}/impact/women`,
  )
  await page.getByRole('searchbox').fill('moraa')
  await page.getByRole('button', {name: 'Search', exact: true}).click()
  await page.getByText('Showing 1 of 12 stories', {exact: true}).waitFor()
  await context.close()
})

test('a story on paper has its words and the addresses of its links, and nothing to press', async () => {
  await using reader = await open('/women-stories/1')
  const {page} = reader
  await page.emulateMedia({media: 'print', colorScheme: 'dark'})
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', {name: 'Share', exact: true}).isVisible()).toBe(false)
  expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true)
  const link = page.getByRole('link', {name: 'Open in YouTube'})
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://www.youtube.com',
  )
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 17, 14)')
})

test.each([360, 768, 1440])(
  'the longest names and longest lists of women and results hold at %d px',
  async (width) => {
    const text = {title: `${longWord} ${amharic}`, description: `${longWord} ${amharic}`}
    const writes = lakeClient(product)
      .transaction()
      .createOrReplace({
        _id: 'woman-odd',
        _type: 'womenStory',
        number: 7001,
        order: -1,
        name: longWord,
        categoryLabel: longWord,
        featured: true,
        ...text,
      })
      .createOrReplace({
        _id: 'result-odd',
        _type: 'raceResult',
        number: 7001,
        raceDate: '2031-04-19',
        location: longWord,
        ...text,
      })
    for (let number = 1; number <= 500; number += 1) {
      writes.createOrReplace({
        _id: `w-${number}`,
        _type: 'womenStory',
        number: 8000 + number,
        order: 9999,
        name: `Woman ${number}`,
        title: `Story ${number}`,
      })
    }
    await writes.commit()
    await using reader = await openReader(browser, {width})
    const {page} = reader
    for (const path of ['/impact/women', '/women-stories/7001', '/races/results', '/race-results/7001']) {
      await page.goto(`${product.origin}${path}`)
      await takeOver(page)
      await page.getByText(longWord).first().waitFor()
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      expect(await cutTexts(page)).toEqual([])
    }
    await page.goto(`${product.origin}/impact/women?page=43`)
    await page.getByText('Showing 9 of 513 stories', {exact: true}).waitFor()
    expect(reader.noise).toEqual([])
  },
)

/** From now on time passes only when the journey says so. */
async function standStill(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** As a phone has it. */
async function offerNativeShare(page: Page) {
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({url}: {url: string}) => {
        document.body.dataset.shared = url
      },
    })
  })
}

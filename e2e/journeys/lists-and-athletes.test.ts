import type {Browser, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {lakeClient} from '#harness/lake-client.ts'
import {cutTexts, layoutShift, sidewaysOverflow} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader, postAs, registerMember} from '#harness/reader.ts'

const longWord = 'Marathonlangstreckenlauftrainingslagerbetreuungsvereinshaus'.padEnd(60, 'e')
const amharic = 'ሩጫው ካለቀ በኋላ የሚጀምረው ታሪክ '.repeat(6).slice(0, 120)

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

async function open(path: string) {
  const reader = await openReader(browser)
  await reader.page.goto(`${product.origin}${path}`)
  await takeOver(reader.page)
  return reader
}

async function takeOver(page: Page) {
  await page.mouse.move(20, 20)
  await page.locator('html[data-live]').waitFor()
}

/** A category with so many stories, the first of them the newest. */
async function publishCategory(name: string, count: number, firstNumber: number) {
  const slug = name.toLowerCase().replaceAll(/\W+/g, '-')
  const now = Date.now()
  const transaction = lakeClient(product)
    .transaction()
    .createOrReplace({_id: `c-${slug}`, _type: 'category', name, slug: {_type: 'slug', current: slug}})
    .createIfNotExists({_id: 'e2e-author', _type: 'author', name: 'Q', slug: {_type: 'slug', current: 'q'}})
  for (let place = 1; place <= count; place += 1) {
    transaction.createOrReplace({
      _id: `${slug}-${place}`,
      _type: 'story',
      number: firstNumber + place,
      title: `${name} ${place}`,
      slug: {_type: 'slug', current: `${slug}-${place}`},
      excerpt: 'One of many.',
      publishedAt: new Date(now - place * 60_000).toISOString(),
      category: {_type: 'reference', _ref: `c-${slug}`},
      author: {_type: 'reference', _ref: 'e2e-author'},
    })
  }
  await transaction.commit()
}

const categories = [
  'Athletics',
  'NCAA Stories',
  'Success Stories',
  'Climate and athletics',
  'Community Projects',
  'Youth Empowerment',
  'Coaching Tips',
  'Sports Science',
  'Athlete Health and Mindset',
]

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const showing = (page: Page, text: string) => page.getByText(text, {exact: true}).waitFor()

test('the fixed lists show the stories of their category and nothing else', async () => {
  await using reader = await openReader(browser)
  for (const [path, category] of Object.entries({
    '/news/athletics': 'Athletics',
    '/scholarships/ncaa-stories': 'NCAA Stories',
    '/scholarships/success': 'Success Stories',
    '/impact/climate': 'Climate and athletics',
    '/impact/community': 'Community Projects',
    '/impact/youth': 'Youth Empowerment',
    '/training/coaching': 'Coaching Tips',
    '/training/science': 'Sports Science',
    '/training/health': 'Athlete Health and Mindset',
  })) {
    const {data, meta} = await (
      await fetch(`${product.origin}/api/stories?category=${encodeURIComponent(category)}`)
    ).json()
    await reader.page.goto(`${product.origin}${path}`)
    await showing(reader.page, `Showing ${data.length} of ${meta.total} stories`)
    expect(meta.total).toBeGreaterThan(2)
    expect(await titles(reader.page)).toEqual(data.map(({title}: {title: string}) => title))
    expect(await reader.page.getByRole('navigation', {name: 'Categories'}).count()).toBe(0)
  }
  expect(reader.noise).toEqual([])
})

test('the placeholder pages have a title, a description and say that content is coming', async () => {
  await using reader = await openReader(browser)
  for (const [path, title] of Object.entries({
    '/news/race-reports': 'Race Reports',
    '/news/opinion-analysis': 'Opinion & Analysis',
    '/stories/rising-stars': 'Rising Stars',
    '/stories/legends': 'Legends',
    '/scholarships/guide': 'Scholarship Guide',
    '/scholarships/tips': 'Application Tips',
    '/media/videos': 'Videos',
    '/media/photos': 'Photo Galleries',
    '/media/interviews': 'Interviews',
    '/races/upcoming': 'Upcoming Races',
    '/races/calendar': 'Race Calendar',
  })) {
    const response = await reader.page.goto(`${product.origin}${path}`)
    expect(response?.status()).toBe(200)
    await reader.page.getByRole('heading', {level: 1, name: title, exact: true}).waitFor()
    await reader.page.getByText('Content coming soon...').waitFor()
    expect(await reader.page.locator('h1 + p').textContent()).toMatch(/^.{20,}$/)
  }
  expect(reader.noise).toEqual([])
})

test('a reader leafs through all stories, reads one, and Back leads to the place in the list', async () => {
  await using reader = await open('/stories/inspire')
  const {page} = reader
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/engagement')) asked.push(new URL(request.url()).search)
  })
  await showing(page, 'Showing 12 of 41 stories')
  const first = await titles(page)
  const fetched = page.waitForRequest('**/data/query/**')
  const pages = page.getByRole('navigation', {name: 'Pages'})
  await pages.getByRole('link', {name: 'Next'}).click()
  await expect.poll(() => query(page)).toEqual({page: '2'})
  await fetched
  await expect.poll(() => titles(page)).not.toEqual(first)
  await showing(page, 'Showing 12 of 41 stories')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect
    .poll(() => asked.filter((search) => search.split('%2C').length === 12).length)
    .toBe(asked.length)

  const second = await titles(page)
  const target = cards(page).nth(10).getByRole('link')
  await target.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await target.click()
  await page.getByRole('heading', {level: 1, name: second[10] ?? ''}).waitFor()
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(second)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await pages.getByRole('link', {name: 'Previous'}).click()
  await expect.poll(() => query(page)).toEqual({})
  await expect.poll(() => titles(page)).toEqual(first)
  expect(reader.noise).toEqual([])
})

test('a reader searches, narrows by category and clears both; each state has its address', async () => {
  await using reader = await open('/stories/inspire')
  const {page} = reader
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/stories?')) asked.push(new URL(request.url()).search)
  })
  const field = page.getByRole('searchbox', {name: 'Search stories'})
  expect(await page.getByRole('button', {name: 'Clear search'}).isVisible()).toBe(false)
  await field.fill('treadmill')
  await page.getByRole('button', {name: 'Search', exact: true}).click()
  await expect.poll(() => query(page)).toEqual({search: 'treadmill'})
  await showing(page, 'Showing 3 of 3 stories')
  expect(await titles(page)).toContain('What the treadmill knows')
  // The category All is not asked for.
  expect(asked).toEqual(['?search=treadmill&page=1&per_page=12'])

  const chips = page.getByRole('navigation', {name: 'Categories'})
  expect(await chips.getByRole('link').allTextContents()).toEqual(['All', ...categories])
  await chips.getByRole('link', {name: 'Sports Science'}).click()
  await expect.poll(() => query(page)).toEqual({search: 'treadmill', category: 'Sports Science'})
  await showing(page, 'Showing 1 of 1 stories')
  expect(asked).toHaveLength(2)
  await page.reload()
  await showing(page, 'Showing 1 of 1 stories')
  expect(await field.inputValue()).toBe('treadmill')

  await page.getByRole('button', {name: 'Clear search'}).click()
  await expect.poll(() => query(page)).toEqual({category: 'Sports Science'})
  await expect.poll(() => cards(page).getByText('Sports Science').count()).toBeGreaterThan(1)
  await page.getByRole('link', {name: 'Clear filters'}).click()
  await showing(page, 'Showing 12 of 41 stories')
  expect(query(page)).toEqual({})
  await page.goBack()
  await page.goBack()
  await showing(page, 'Showing 1 of 1 stories')
  expect(await field.inputValue()).toBe('treadmill')

  await field.fill('no such words anywhere')
  await field.press('Enter')
  await page.getByText('No Stories Found').waitFor()
  await page.getByRole('link', {name: 'Show all stories'}).click()
  await showing(page, 'Showing 12 of 41 stories')
  expect(reader.noise).toEqual([])
})

test('an answer that comes late never takes the place of a newer one', async () => {
  await using reader = await open('/stories/inspire')
  const {page} = reader
  const release = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/stories?search=treadmill*', async (route) => {
    await release.promise
    await route.continue()
  })
  page.on('response', (response) => {
    if (response.url().includes('search=treadmill')) void response.finished().then(() => answered.resolve())
  })
  const field = page.getByRole('searchbox')
  await field.fill('treadmill')
  await field.press('Enter')
  await page.getByText('Loading stories...').waitFor()
  await field.fill('porridge')
  await field.press('Enter')
  await expect.poll(() => query(page)).toEqual({search: 'porridge'})
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
  const found = await titles(page)
  release.resolve()
  await answered.promise
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await titles(page)).toEqual(found)
  expect(await page.title()).toContain('porridge')
  expect(reader.noise).toEqual([])
})

test('a search or a page that fails says so, and Try Again brings it', async () => {
  await using reader = await open('/stories/inspire')
  const {page} = reader
  await page.route('**/api/stories?*', (route) => route.fulfill({status: 503, body: '{}'}))
  await page.getByRole('searchbox').fill('treadmill')
  await page.getByRole('button', {name: 'Search', exact: true}).click()
  await page.getByRole('alert').getByText('Failed to load stories').waitFor()
  expect(await cards(page).count()).toBe(0)
  await page.unroute('**/api/stories?*')
  await page.getByRole('button', {name: 'Try Again'}).click()
  await showing(page, 'Showing 3 of 3 stories')

  await page.route('**/data/query/**', (route) => route.abort())
  await page.getByRole('link', {name: 'Clear filters'}).click()
  await page.getByRole('alert').getByText('Failed to load stories').waitFor()
  await page.unroute('**/data/query/**')
  await page.getByRole('button', {name: 'Try Again'}).click()
  await showing(page, 'Showing 12 of 41 stories')
})

test('without scripts the form searches and links lead through the pages', async () => {
  await using context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto(`${product.origin}/stories/inspire?category=Athletics`)
  await page.getByRole('searchbox').fill('lap')
  await page.getByRole('button', {name: 'Search', exact: true}).click()
  expect(query(page)).toEqual({search: 'lap', category: 'Athletics'})
  expect(await titles(page)).toContain('The last lap of the evening meet')
  await page.getByRole('link', {name: 'Clear filters'}).click()
  await page.getByRole('link', {name: 'Page 4'}).click()
  await showing(page, 'Showing 5 of 41 stories')
})

test('a placeholder turns into the list once its category has a story; 500 stories have pages in a sliding window', async () => {
  await using reader = await open('/stories/legends')
  const {page} = reader
  await page.getByText('Content coming soon...').waitFor()
  await publishCategory('Legends', 500, 10_000)
  await expect
    .poll(async () => {
      await page.reload()
      return cards(page).count()
    })
    .toBe(12)
  await showing(page, 'Showing 12 of 500 stories')
  const pages = page.getByRole('navigation', {name: 'Pages'})
  const numbers = () => pages.getByRole('listitem').allTextContents()
  expect(await numbers()).toEqual(['1', '2', '3', '4', '5'])
  await pages.getByRole('link', {name: 'Page 5'}).click()
  await expect.poll(numbers).toEqual(['3', '4', '5', '6', '7'])
  await expect.poll(() => titles(page)).toContain('Legends 49')
  await page.goto(`${product.origin}/stories/legends?page=42`)
  expect(await numbers()).toEqual(['38', '39', '40', '41', '42'])
  expect(await titles(page)).toHaveLength(8)
  expect(await pages.getByRole('link', {name: 'Next'}).getAttribute('aria-disabled')).toBe('true')
  expect(reader.noise).toEqual([])
})

test('likes stand on a card once there are any, before scripts have taken over too', async () => {
  const member = await registerMember(product, 'Liking Reader')
  const {data} = await (await fetch(`${product.origin}/api/stories?category=Coaching%20Tips`)).json()
  const [liked, other] = data
  await postAs(product, `/stories/${liked.id}/like`, member.token, {liked: true})
  await using reader = await openReader(browser)
  const {page} = reader
  await page.goto(`${product.origin}/training/coaching`)
  const card = (title: string) => cards(page).filter({hasText: title})
  const likes = liked.likes_count + 1
  await card(liked.title).getByTitle(`${likes} like`).waitFor()
  expect(await page.locator('html[data-live]').count()).toBe(0)
  const count = await card(other.title).locator('[data-likes-of]').isVisible()
  expect(count).toBe(other.likes_count > 0)
  await takeOver(page)
  await card(liked.title).getByTitle(`${likes} like`).waitFor()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  expect(reader.noise).toEqual([])
})

test('who comes back to the front page finds what Load More had brought', async () => {
  await using reader = await open('/')
  const {page} = reader
  const region = page.getByRole('region', {name: 'Stories That Inspire'})
  const stories = region.getByRole('article')
  const loadMore = region.getByRole('button', {name: 'Load More Stories'})
  await region.getByRole('button', {name: 'Sports Science'}).click()
  await expect.poll(() => stories.count()).toBeLessThan(9)
  // All stories of this category are there.
  expect(await loadMore.count()).toBe(0)
  await region.getByRole('button', {name: 'All', exact: true}).click()
  await expect.poll(() => stories.count()).toBeGreaterThanOrEqual(9)
  const before = await stories.count()
  await loadMore.click()
  await expect.poll(() => stories.count()).toBe(before + 9)
  await loadMore.click()
  await expect.poll(() => stories.count()).toBe(before + 18)
  const after = before + 18
  const last = stories.last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await page.getByRole('link', {name: 'Back to Stories'}).waitFor()
  await page.goBack()
  await expect.poll(() => stories.count()).toBe(after)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(reader.noise).toEqual([])
})

test('a reader searches the athletes and opens a profile with its biography and stories', async () => {
  await using reader = await open('/stories/profiles')
  const {page} = reader
  await showing(page, 'Showing 12 of 24 athletes')
  await page.getByRole('link', {name: 'Next'}).click()
  await expect.poll(() => query(page)).toEqual({page: '2'})
  const field = page.getByRole('searchbox', {name: 'Search athletes'})
  await field.fill('yohannes')
  await field.press('Enter')
  await showing(page, 'Showing 1 of 1 athletes')
  expect(query(page)).toEqual({search: 'yohannes'})
  await cards(page).getByRole('link', {name: 'View Full Profile Yohannes Tesfaye'}).click()
  await page.getByRole('heading', {level: 1, name: 'Yohannes Tesfaye'}).waitFor()
  await page.getByRole('heading', {name: 'Biography'}).waitFor()
  await page
    .getByRole('region', {name: 'Stories with Yohannes Tesfaye'})
    .getByRole('article')
    .first()
    .waitFor()
  await page.goBack()
  const asked = page.waitForRequest('**/api/athletes?search=nobody*')
  await field.fill('nobody at all')
  await field.press('Enter')
  await page.getByText('No Athletes Found').waitFor()
  expect(new URL((await asked).url()).search).toBe('?search=nobody+at+all&page=1&per_page=12')
  expect(reader.noise).toEqual([])
})

test('a profile that cannot be loaded says Athlete Not Found and leads on', async () => {
  await using reader = await open('/stories/profiles')
  const {page} = reader
  await page.route('**/data/query/**', (route) => route.abort())
  await cards(page).first().getByRole('link').click()
  await page.getByRole('heading', {level: 1, name: 'Athlete Not Found'}).waitFor()
  await page.getByText('Failed to load athlete.').waitFor()
  await page.unroute('**/data/query/**')
  await page.getByRole('button', {name: 'Try Again'}).click()
  await page.getByRole('heading', {name: 'Biography'}).waitFor()
  expect(await page.getByText('Athlete Not Found').count()).toBe(0)
})

test('what is no athlete is a real 404 that says so', async () => {
  await using reader = await openReader(browser)
  for (const id of ['999', 'mercy']) {
    const response = await reader.page.goto(`${product.origin}/athletes/${id}`)
    expect(response?.status()).toBe(404)
    await reader.page.getByRole('heading', {level: 1, name: 'Athlete Not Found'}).waitFor()
  }
})

test.each([360, 768, 1440])('the longest names keep their shape at %d px', async (width) => {
  const shape = {
    name: longWord,
    title: amharic,
    description: `${longWord} ${amharic}`,
    badge: 'አሸናፊ'.repeat(5),
  }
  await lakeClient(product)
    .transaction()
    .createOrReplace({_id: 'athlete-odd', _type: 'athlete', number: 7001, order: -1, ...shape})
    .createOrReplace({
      _id: 'race-odd',
      _type: 'race',
      ...shape,
      date: '2031-04-19',
      location: amharic,
      distances: [longWord],
    })
    .commit()
  await publishCategory(longWord, 1, 20_000)
  await using reader = await openReader(browser, {width})
  const {page} = reader
  for (const path of ['/stories/profiles', '/athletes/7001', '/stories/inspire', '/races/calendar']) {
    await page.goto(`${product.origin}${path}`)
    await takeOver(page)
    expect(await page.getByText(longWord).count()).toBeGreaterThan(0)
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await cutTexts(page)).toEqual([])
  }
  expect(reader.noise).toEqual([])
})

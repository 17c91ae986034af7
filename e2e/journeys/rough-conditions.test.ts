import {gzipSync} from 'node:zlib'

import AxeBuilder from '@axe-core/playwright'
import {createClient} from '@sanity/client'
import type {Browser, Page, Route} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {cutTexts, layoutShift, sidewaysOverflow} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader, postAs, registerMember, signIn} from '#harness/reader.ts'

const path = '/stories/the-art-of-the-slow-morning'
const oddPath = '/stories/odd-in-every-way'
const amharic = 'ሩጫው ካለቀ በኋላ የሚጀምረው ታሪክ '.repeat(6).slice(0, 120)
const longWord = 'Marathonlangstreckenlauftrainingslagerbetreuungsvereinshaus'.padEnd(60, 'e')

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  await writeOddContent()
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

/** What editors may well publish, and no design has in mind. */
async function writeOddContent() {
  const {sanity} = product.credentials()
  const lake = createClient({
    ...sanity,
    token: sanity.writeToken,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
  const publishedAt = new Date(Date.now() - 60_000).toISOString()
  const category = await lake.fetch('*[_type == "category" && name == "Coaching Tips"][0]._id')
  const references = {
    author: {_type: 'reference', _ref: 'odd-author'},
    category: {_type: 'reference', _ref: category},
  }
  const story = (slug: string, title: string, number: number) => ({
    _id: slug,
    _type: 'story',
    number,
    title,
    slug: {_type: 'slug', current: slug},
    publishedAt,
    isFeatured: true,
    ...references,
  })
  await lake
    .transaction()
    .create({_id: 'odd-author', _type: 'author', name: 'Q', slug: {_type: 'slug', current: 'q'}})
    .create({
      ...story('odd-in-every-way', amharic, 9001),
      excerpt: `${longWord} ${longWord}`,
      hashtags: ['run', 'a'.repeat(29), 'b'.repeat(30), 'c'.repeat(80)],
      youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    })
    .create({...story('one-long-word', longWord, 9002), excerpt: 'Short.'})
    .commit()
}

async function takeOver(page: Page) {
  await page.mouse.move(3, 3)
  await page.locator('html[data-live]').waitFor()
}

async function axe(page: Page) {
  const {violations} = await new AxeBuilder({page}).analyze()
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

test('with scripts that come late the story is read, links lead on, and the first press is not lost', async () => {
  await using reader = await openReader(browser, {width: 360})
  const {page} = reader
  const arrive = Promise.withResolvers<void>()
  const scripts = /\/assets\/.*\.js/
  const late = async (route: Route) => {
    await arrive.promise
    await route.continue()
  }
  await page.route(scripts, () => {})
  await page.goto(product.origin, {waitUntil: 'commit'})
  await page.getByRole('link', {name: 'Read This Story'}).first().click()
  await page.waitForURL(/\/stories\//, {waitUntil: 'commit'})
  await page.goto(`${product.origin}${path}`, {waitUntil: 'commit'})
  await page.getByRole('heading', {level: 1, name: 'The art of the slow morning'}).waitFor()
  expect((await page.getByRole('article').first().textContent())?.length).toBeGreaterThan(2000)
  await page.getByRole('complementary', {name: 'Related Stories'}).getByRole('link').first().waitFor()

  // The small script that remembers presses is there, the site itself is not.
  await page.unroute(scripts)
  await page.route(/\/assets\/(?!entry-client).*\.js/, late)
  await page.goto(`${product.origin}${path}`, {waitUntil: 'commit'})
  await page.getByText(/^\d+ views?$/).waitFor()
  await page.getByRole('button', {name: 'Open menu'}).click()
  expect(await page.locator('html').getAttribute('data-live')).toBeNull()
  arrive.resolve()
  await page.getByRole('dialog', {name: 'Menu'}).waitFor()
  expect(reader.noise).toEqual([])
})

test.each([360, 1440])('at %i px pictures that do not come leave no torn sign and no hole', async (width) => {
  await using reader = await openReader(browser, {width})
  const {page} = reader
  await page.route(/\/images\//, (route) => route.abort())
  for (const address of ['/', path]) {
    await page.goto(`${product.origin}${address}`, {waitUntil: 'load'})
    await takeOver(page)
    const picture = page.getByRole('main').locator('img').last()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img) => getComputedStyle(img).opacity)).toBe('0')
    const frame = await picture.locator('..').evaluate((element) => {
      const {height} = element.getBoundingClientRect()
      return {height, ground: getComputedStyle(element).backgroundImage}
    })
    expect(frame.height).toBeGreaterThan(60)
    expect(frame.ground).not.toBe('none')
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
  }
})

test.each([360, 768, 1440])(
  'at %i px odd titles, words, names and numbers keep every shape',
  async (width) => {
    await using reader = await openReader(browser, {width})
    const {page} = reader
    for (const likes_count of [0, 1, 1000]) {
      await page.route('**/api/engagement?*', (route) => {
        const stories = new URL(route.request().url()).searchParams.get('stories') ?? ''
        const people = {likes_count, is_liked: false, views_count: likes_count, comments_count: likes_count}
        const data = Object.fromEntries(stories.split(',').map((id) => [id, people]))
        return route.fulfill({json: {success: true, data}})
      })
      await page.goto(`${product.origin}${oddPath}`)
      await page
        .getByText(likes_count === 1 ? '1 view' : `${likes_count.toLocaleString('en')} views`)
        .waitFor()
      const likes = page.getByRole('button', {name: /^Like this story/}).locator('[data-count]')
      expect(await likes.textContent()).toBe(likes_count.toLocaleString('en'))
      await page.unroute('**/api/engagement?*')
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    }
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe(amharic)
    expect(await cutTexts(page)).toEqual([])

    for (const address of ['/stories/one-long-word', path, '/']) {
      await page.goto(`${product.origin}${address}`)
      await takeOver(page)
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
      expect(await cutTexts(page)).toEqual([])
    }
    expect(await axe(page)).toEqual([])
    expect(reader.noise).toEqual([])
  },
)

test.each([360, 768, 1440])('at %i px nothing moves while a story is taken over and read', async (width) => {
  await using reader = await openReader(browser, {width})
  const {page} = reader
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})

test('hashtags over 30 characters are cut after 60, all others are whole', async () => {
  await using reader = await openReader(browser)
  await reader.page.goto(`${product.origin}${oddPath}`)
  const tags = reader.page.getByRole('list', {name: 'Hashtags'}).getByRole('listitem')
  expect(await tags.allTextContents()).toEqual([
    '#run',
    `#${'a'.repeat(29)}`,
    `#${'b'.repeat(30)}…`,
    `#${'c'.repeat(59)}…`,
  ])
})

test('a video asks nothing of anyone before the tap, then plays 16:9 from the cookieless address', async () => {
  await using reader = await openReader(browser, {width: 768})
  const {page} = reader
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== product.origin,
    (route) => {
      foreign.push(route.request().url())
      return route.fulfill({contentType: 'text/html', body: '<title>A video</title>'})
    },
  )
  await page.goto(`${product.origin}${oddPath}`)
  await takeOver(page)
  const play = page.getByRole('button', {name: /^Play video/})
  await play.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await play.click()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?autoplay=1/,
  )
  const box = await frame.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('the share menu opens by keyboard, says Copied! for two seconds, and tells when it could not copy', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {origin: product.origin})
  await page.clock.install({time: new Date('2026-12-01T09:00:00Z')})
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  const main = page.getByRole('main')
  await main.getByRole('button', {name: 'Share', exact: true}).focus()
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('Facebook')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  expect(await focusedText(page)).toBe('Copy Link')
  await page.clock.pauseAt(new Date('2026-12-01T10:00:00Z'))
  await page.keyboard.press('Enter')
  await main.getByText('Copied!').waitFor()
  await page.clock.runFor(1_900)
  expect(await main.getByText('Copied!').count()).toBe(1)
  await page.clock.runFor(200)
  await expect.poll(() => main.getByText('Copied!').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await focusedText(page)).toBe('Share')
  expect(await main.getByRole('link', {name: 'Facebook'}).isVisible()).toBe(false)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.keyboard.press('Enter')
  await main.getByRole('button', {name: 'Copy Link'}).click()
  await page.getByText('Failed to copy link').waitFor()
  expect(reader.noise).toEqual([])
})

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent)
}

test('what is saved stays on the device, and is told to nobody', async () => {
  await using reader = await openReader(browser, {width: 768})
  const {page} = reader
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', {name: 'Save', exact: true}).click()
  await page.getByText('Saved!').waitFor()
  expect(asked).toEqual([])
  await page.reload()
  await takeOver(page)
  await page.getByRole('button', {name: 'Saved', exact: true}).click()
  await page.getByText('Removed from saved').waitFor()
  await page.reload()
  await takeOver(page)
  await page.getByRole('button', {name: 'Save', exact: true}).waitFor()
  expect(reader.noise).toEqual([])
})

test('words outlive a reload and the way to the registration and back, where the reader was', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.goto(`${product.origin}${path}#comments`)
  await takeOver(page)
  await page.getByLabel('Write a comment').fill('Half a thought')
  await page.reload()
  await expect.poll(() => page.getByLabel('Write a comment').inputValue()).toBe('Half a thought')
  await takeOver(page)
  await page.getByLabel('Write a comment').press('End')
  await page.keyboard.type(', then the other half.')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('button', {name: 'Post Comment'}).click()
  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.getByRole('link', {name: 'Forgot password?'}).waitFor()
  await dialog.getByRole('link', {name: 'Create an account'}).click()
  await page.getByRole('heading', {level: 1, name: 'Create an Account'}).waitFor()
  await page.goBack()
  await page.getByLabel('Write a comment').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400)
  expect(await page.getByLabel('Write a comment').inputValue()).toBe('Half a thought, then the other half.')
})

test('a story that cannot be fetched says so, and is there after another try', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.goto(product.origin)
  await takeOver(page)
  const questions = /\/data\/query\//
  await page.route(questions, (route) => route.fulfill({status: 400, json: {}}))
  await page
    .getByRole('region', {name: 'Stories That Inspire'})
    .getByRole('link', {name: /treadmill/})
    .click()
  await page.getByRole('heading', {level: 1, name: 'Story Not Found'}).waitFor()
  await page.getByText('Failed to load story').waitFor()
  expect(await page.getByRole('link', {name: 'Back to Home'}).getAttribute('href')).toBe('/')
  expect(await axe(page)).toEqual([])
  await page.unroute(questions)
  await page.getByRole('button', {name: 'Try Again'}).click()
  await page.getByRole('heading', {level: 1, name: 'What the treadmill knows'}).waitFor()
})

test('a screen whose script cannot be fetched leaves the site standing, and is there after another try', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  const scripts = /\/assets\/[^/]+\.js$/
  await page.route(scripts, (route) => route.abort())
  await page.getByRole('link', {name: 'Sign In'}).click()
  await page.getByRole('heading', {level: 1, name: 'This page could not be shown'}).waitFor()
  await page.getByRole('contentinfo').waitFor()
  expect(await axe(page)).toEqual([])
  await page.unroute(scripts)
  await page.getByRole('button', {name: 'Try Again'}).click()
  await page.getByRole('heading', {level: 1, name: 'Sign In'}).waitFor()
})

test('a story takes the scripts that it needs and no others', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  let bytes = 0
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) bytes += gzipSync(await response.body()).length
  })
  await page.goto(`${product.origin}${path}`, {waitUntil: 'networkidle'})
  expect(bytes).toBeLessThan(120 * 1024)
  await takeOver(page)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(170 * 1024)
})

test('a lost connection is told as long as it lasts', async () => {
  await using reader = await openReader(browser, {width: 360})
  const {page} = reader
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByText('You are offline.').waitFor({state: 'detached'})
})

test('logins and registrations that fail say what is known, once', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await page.route('**/api/auth/*', (route) => route.fulfill({status: 500, body: 'broken'}))
  await page.goto(`${product.origin}/login`)
  await page.getByLabel('Email').fill('a@reader.example')
  await page.getByLabel('Password').fill('a long slow run')
  await page.getByRole('button', {name: 'Sign In'}).click()
  await page.getByRole('alert').getByText('Login failed').waitFor()

  await page.goto(`${product.origin}/register`)
  await page.getByLabel('Name').fill('A')
  await page.getByLabel('Email').fill('a@reader.example')
  await page.getByLabel('Password', {exact: true}).fill('a long slow run')
  await page.getByLabel('Confirm Password').fill('a long slow run')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', {name: 'Create Account'}).click()
  await page.getByRole('alert').getByText('Registration failed').waitFor()
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({status: 422, json: refusal({name: ['Too short'], password: ['Too common', 'Too short']})}),
  )
  await page.getByRole('button', {name: 'Create Account'}).click()
  await page.getByRole('alert').getByText('Too short, Too common, Too short').waitFor()
  const password = page.getByLabel('Password', {exact: true})
  expect(await password.getAttribute('aria-invalid')).toBe('true')
  const note = await password.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${note}"]`).textContent()).toBe('Too common, Too short')
  expect(await axe(page)).toEqual([])

  await page.goto(`${product.origin}${path}`)
  await page.getByLabel('Write a comment').fill('Words.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.getByLabel('Email').fill('a@reader.example')
  await dialog.getByLabel('Password').fill('a long slow run')
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await page.getByRole('status').getByText('Invalid credentials').waitFor()
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({status: 401, json: {success: false, message: 'Not you', code: 'invalid_credentials'}}),
  )
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await dialog.getByRole('alert').getByText('Not you').waitFor()
  expect(await page.getByText('Not you').count()).toBe(1)
})

function refusal(errors: Record<string, string[]>) {
  return {success: false, message: 'Some fields are not right', code: 'validation_failed', errors}
}

test('every deed in a discussion that fails is told in the words of the catalogue', async () => {
  const member = await registerMember(product, 'Wambui Njoki')
  const other = await registerMember(product, 'Juma Otieno')
  const html = await (await fetch(`${product.origin}${path}`)).text()
  const id = /data-story="(\d+)"/.exec(html)?.[1]
  await postAs(product, `/stories/${id}/comments`, other.token, {content: 'From another.'})
  await postAs(product, `/stories/${id}/comments`, member.token, {content: 'From myself.'})
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await page.goto(`${product.origin}${path}`)
  const entry = (text: string) => page.locator('#comments > ol > li', {hasText: text})
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await entry('From another.').waitFor()
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({status: 500, body: 'broken'}),
  )
  await entry('From another.')
    .getByRole('button', {name: /^Like the comment/})
    .click()
  await page.getByText('Failed to like comment').waitFor()
  await entry('From another.').getByRole('button', {name: 'Comment options'}).click()
  await page.getByRole('menuitem', {name: 'Report'}).click()
  await page.getByText('Failed to report comment').waitFor()
  await entry('From another.').getByRole('button', {name: 'Reply'}).click()
  await entry('From another.').getByLabel('Reply to Juma Otieno').fill('Lost?')
  await entry('From another.').getByRole('button', {name: 'Post Reply'}).click()
  await page.getByText('Failed to post reply').waitFor()
  expect(await entry('From another.').getByLabel('Reply to Juma Otieno').inputValue()).toBe('Lost?')
  await entry('From myself.').getByRole('button', {name: 'Comment options'}).click()
  await page.getByRole('menuitem', {name: 'Delete'}).click()
  await page.getByRole('button', {name: 'Delete Comment'}).click()
  await page.getByText('Failed to delete comment').waitFor()
  expect(await entry('From myself.').count()).toBe(1)
})

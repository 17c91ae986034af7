import AxeBuilder from '@axe-core/playwright'
import type {Browser, BrowserContextOptions, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {boxOf, layoutShift, untilInView} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
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

async function open(path: string, options: BrowserContextOptions & {width?: number} = {}) {
  const {width = 1440, ...rest} = options
  const context = await browser.newContext({
    viewport: {width, height: 900},
    reducedMotion: 'reduce',
    ...rest,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const noise = watchConsole(page)
  await page.goto(`${product.origin}${path}`)
  await takeOver(page)
  return {page, noise, [Symbol.asyncDispose]: () => context.close()}
}

async function takeOver(page: Page) {
  await page.mouse.move(3, 3)
  await page.locator('html[data-live]').waitFor()
}

function mainMenu(page: Page) {
  return page.getByRole('navigation', {name: 'Main'})
}

function group(page: Page, name: string) {
  return mainMenu(page).getByRole('button', {name, exact: true})
}

function menuLink(page: Page, name: string) {
  return mainMenu(page).getByRole('link', {name, exact: true})
}

/** The innermost list that holds a link. */
function listOf(page: Page, link: string) {
  return mainMenu(page)
    .getByRole('list')
    .filter({has: page.getByRole('link', {name: link, exact: true})})
    .last()
}

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent)
}

async function axe(page: Page) {
  const {violations} = await new AxeBuilder({page}).analyze()
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

test('the bar stays in view and changes its style and logo past 10 pixels, not at 10', async () => {
  await using reader = await open('/')
  const {page} = reader
  const banner = page.getByRole('banner')
  const logo = banner.getByRole('link', {name: /home$/}).getByRole('presentation').or(banner.locator('img'))
  const state = () => banner.getAttribute('data-scrolled')
  const full = await logo.getAttribute('src')

  await page.evaluate(() => scrollTo({top: 10, behavior: 'instant'}))
  await page.waitForFunction(() => scrollY === 10)
  expect(await state()).toBe('false')
  await page.evaluate(() => scrollTo({top: 11, behavior: 'instant'}))
  await expect.poll(state).toBe('true')
  expect(await logo.getAttribute('src')).not.toBe(full)

  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}))
  expect((await boxOf(banner)).y).toBe(0)
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  await expect.poll(() => logo.getAttribute('src')).toBe(full)
  expect(await banner.getByRole('link', {name: /home$/}).getAttribute('href')).toBe('/')
  expect(reader.noise).toEqual([])
})

test('three levels of the menu open by hovering, and close where the mouse leaves them', async () => {
  await using reader = await open('/')
  const {page} = reader
  await group(page, 'More').hover()
  await menuLink(page, 'About').waitFor()
  await group(page, 'Races & Results').hover()
  await menuLink(page, 'Race Calendar').waitFor()
  await group(page, 'Media').hover()
  await menuLink(page, 'Photo Galleries').waitFor()
  expect(await menuLink(page, 'Race Calendar').isVisible()).toBe(false)
  await page.mouse.move(300, 700)
  await expect.poll(() => menuLink(page, 'About').isVisible()).toBe(false)
  expect(reader.noise).toEqual([])
})

test('a finger opens three levels by tapping and closes them by tapping elsewhere', async () => {
  await using reader = await open('/', {hasTouch: true})
  const {page} = reader
  await group(page, 'More').tap()
  await group(page, 'Training & Performance').tap()
  await menuLink(page, 'Sports Science').waitFor()
  await page.touchscreen.tap(300, 700)
  await expect.poll(() => menuLink(page, 'About').isVisible()).toBe(false)

  await group(page, 'More').tap()
  await group(page, 'Training & Performance').tap()
  await menuLink(page, 'Sports Science').tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/training/science')
  await expect.poll(() => menuLink(page, 'About').isVisible()).toBe(false)
})

test('a mouse that clicks elsewhere closes what a click has opened', async () => {
  await using reader = await open('/')
  const {page} = reader
  await group(page, 'Athletes Stories').click()
  await menuLink(page, 'Rising Stars').waitFor()
  await group(page, 'Athletes Stories').press('Tab')
  await page.getByRole('heading', {name: 'Stories That Inspire'}).click()
  await expect.poll(() => menuLink(page, 'Rising Stars').isVisible()).toBe(false)
})

test('dropdowns flip near the right edge: 256 or 224 pixels and a margin of 20', async () => {
  await using reader = await open('/')
  const {page} = reader
  const flips = {bar: new Set<boolean>(), nested: new Set<boolean>()}
  // The last one pushes the bar so far to the right that its own lists flip too.
  for (const [width, push] of [
    [1120, 0],
    [1200, 0],
    [1440, 0],
    [1440, 420],
  ] as const) {
    await page.setViewportSize({width, height: 900})
    await page.addStyleTag({content: `nav[aria-label='Main'] {position: relative; left: ${push}px}`})
    await group(page, 'More').hover()
    const first = await boxOf(group(page, 'More'))
    const list = await boxOf(listOf(page, 'About'))
    const flipsBelow = first.left + 256 + 20 > width
    flips.bar.add(flipsBelow)
    expect(Math.round(list.width)).toBe(256)
    expect(list[flipsBelow ? 'right' : 'left']).toBeCloseTo(first[flipsBelow ? 'right' : 'left'], 0)

    await group(page, 'Media').hover()
    const second = await boxOf(group(page, 'Media'))
    const nested = await boxOf(listOf(page, 'Interviews'))
    const flipsBeside = second.right + 224 + 20 > width
    flips.nested.add(flipsBeside)
    expect(Math.round(nested.width)).toBe(224)
    expect(flipsBeside ? nested.right : nested.left).toBeCloseTo(flipsBeside ? second.left : second.right, 0)
    expect(nested.left).toBeGreaterThanOrEqual(0)
    expect(nested.right).toBeLessThanOrEqual(width)
    await page.mouse.move(300, 700)
    await expect.poll(() => menuLink(page, 'About').isVisible()).toBe(false)
  }
  expect(flips).toEqual({bar: new Set([true, false]), nested: new Set([true, false])})
})

test('arrows walk the bar and its lists, into the third level and back; Escape gives the focus back', async () => {
  await using reader = await open('/')
  const {page} = reader
  await group(page, 'News & Features').focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  expect(await focusedText(page)).toBe('More')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedText(page)).toBe('About')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('Athletics & Impact')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedText(page)).toBe('Women Breaking Barriers')
  await page.keyboard.press('End')
  expect(await focusedText(page)).toBe('Youth Empowerment')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('Women Breaking Barriers')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  expect(await focusedText(page)).toBe('Athletics & Impact')
  expect(await menuLink(page, 'Youth Empowerment').isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  expect(await focusedText(page)).toBe('More')
  await expect.poll(() => menuLink(page, 'About').isVisible()).toBe(false)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('About')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
  expect(reader.noise.filter((line) => !/about|404/i.test(line))).toEqual([])
})

test.each([360, 768])(
  'at %i px the keyboard alone uses the menu, and its lists are forgotten',
  async (width) => {
    await using reader = await open('/', {width})
    const {page} = reader
    const panel = page.getByRole('dialog', {name: 'Menu'})
    const more = panel.getByRole('button', {name: 'More', exact: true})
    await page.getByRole('button', {name: 'Open menu'}).press('Enter')
    await panel.waitFor()
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await more.press('Enter')
    await panel.getByRole('button', {name: 'Media'}).press('Enter')
    await panel.getByRole('link', {name: 'Interviews'}).waitFor()
    expect(await axe(page)).toEqual([])
    // Round the end and the beginning: the focus never leaves the panel.
    await panel.getByRole('link', {name: 'Share Your Story'}).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close menu')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedText(page)).toBe('Share Your Story')

    await page.keyboard.press('Escape')
    await panel.waitFor({state: 'hidden'})
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
    await page.keyboard.press('Enter')
    expect(await more.getAttribute('aria-expanded')).toBe('false')
    await more.press('Enter')
    await panel.getByRole('link', {name: 'About'}).press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
    await panel.waitFor({state: 'hidden'})
  },
)

test.each([360, 1440])(
  "at %i px 'Share Your Story' closes the menu and leads to #involved, from other pages too",
  async (width) => {
    for (const path of ['/login', '/']) {
      await using reader = await open(path, {width})
      const {page} = reader
      if (width === 360) await page.getByRole('button', {name: 'Open menu'}).click()
      else await group(page, 'Athletes Stories').click()
      await page
        .getByRole('banner')
        .or(page.getByRole('dialog'))
        .getByRole('link', {name: 'Share Your Story'})
        .filter({visible: true})
        .click()
      await untilInView(page, 'involved')
      expect(new URL(page.url()).hash).toBe('#involved')
      expect(await page.getByRole('dialog', {name: 'Menu'}).isVisible()).toBe(false)
      expect(await menuLink(page, 'Legends').isVisible()).toBe(false)
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')
    }
  },
)

const anchors = [['Athletes Stories', 'Stories That Inspire', 'stories']] as const

test.each(anchors)(
  'from another page the menu leads to %s › %s and ends there',
  async (inGroup, name, id) => {
    await using reader = await open('/login')
    const {page} = reader
    await group(page, inGroup).click()
    await menuLink(page, name).click()
    await untilInView(page, id)
    expect(new URL(page.url()).hash).toBe(`#${id}`)
    expect(reader.noise).toEqual([])
  },
)

test('the footer has its four columns, ways to reach us and the legal links', async () => {
  await using reader = await open('/login')
  const footer = reader.page.getByRole('contentinfo')
  for (const name of ['About', 'Athletes', 'Initiatives', 'Resources']) {
    const column = footer.getByRole('navigation', {name})
    expect(await column.getByRole('heading', {name}).count()).toBe(1)
    expect(await column.getByRole('link').count()).toBeGreaterThan(2)
  }
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'YouTube']) {
    expect(await footer.getByRole('link', {name}).getAttribute('href')).toBe('#')
  }
  await footer.getByText('Nairobi, Kenya').waitFor()
  expect(await footer.getByRole('link', {name: /@/}).getAttribute('href')).toMatch(/^mailto:/)
  expect(await footer.getByRole('link', {name: 'Privacy'}).getAttribute('href')).toBe('/privacy')
  expect(await footer.getByRole('link', {name: 'Terms'}).getAttribute('href')).toBe('/terms')
})

/** The number and the count of the slide that is shown. */
function slide(page: Page) {
  return page.locator('[aria-roledescription="slide"][data-current="true"]').getAttribute('aria-label')
}

/** Time moves only when it is told to. */
async function openStill(options: BrowserContextOptions & {width?: number} = {}) {
  const {width = 1440, ...rest} = options
  const context = await browser.newContext({
    viewport: {width, height: 900},
    reducedMotion: 'no-preference',
    ...rest,
  })
  const page = await context.newPage()
  const noise = watchConsole(page)
  await page.clock.install({time: new Date('2026-12-01T09:00:00Z')})
  await page.goto(product.origin)
  await takeOver(page)
  await page.clock.pauseAt(new Date('2026-12-01T10:00:00Z'))
  // A pressed button gives the new slide its whole time; it runs as soon as the mouse has left.
  await page.getByRole('button', {name: /^Show slide 2/}).click()
  expect(await slide(page)).toBe('2 of 4')
  await page.mouse.move(3, 3)
  return {page, noise, [Symbol.asyncDispose]: () => context.close()}
}

test('a slide stays for 15 seconds, and the last is followed by the first', async () => {
  await using reader = await openStill()
  const {page} = reader
  await page.clock.runFor(14_900)
  expect(await slide(page)).toBe('2 of 4')
  await page.clock.runFor(200)
  await expect.poll(() => slide(page)).toBe('3 of 4')
  await page.clock.runFor(15_000)
  await expect.poll(() => slide(page)).toBe('4 of 4')
  await page.clock.runFor(15_000)
  await expect.poll(() => slide(page)).toBe('1 of 4')
  expect(await page.getByRole('button', {name: /^Show slide/}).count()).toBe(4)

  await page.getByRole('button', {name: 'Previous slide'}).click()
  expect(await slide(page)).toBe('4 of 4')
  await page.getByRole('button', {name: 'Next slide'}).click()
  expect(await slide(page)).toBe('1 of 4')
  expect(reader.noise).toEqual([])
})

test('slides wait under the mouse, for the keyboard, in a hidden tab and when they are paused', async () => {
  await using reader = await openStill()
  const {page} = reader
  const bar = page.locator('[data-state="filling"]')
  const isRunning = () => bar.evaluate((element) => getComputedStyle(element).animationPlayState)
  const staysWhile = async (minute: () => Promise<unknown>, after: () => Promise<unknown>) => {
    await minute()
    await expect.poll(isRunning).toBe('paused')
    await page.clock.runFor(60_000)
    expect(await slide(page)).toBe('2 of 4')
    await after()
    await expect.poll(isRunning).toBe('running')
  }
  await page.clock.runFor(10_000)
  await staysWhile(
    () => page.mouse.move(400, 500),
    () => page.mouse.move(3, 3),
  )
  await staysWhile(
    () => page.keyboard.press('Tab'),
    () => page.getByRole('link', {name: 'Sign In'}).focus(),
  )
  await staysWhile(
    () => pretendHidden(page, true),
    () => pretendHidden(page, false),
  )
  await page.getByRole('button', {name: 'Pause slides'}).click()
  await staysWhile(
    () => page.mouse.move(3, 3),
    () =>
      page
        .getByRole('button', {name: 'Play slides'})
        .click()
        .then(() => page.mouse.move(3, 3)),
  )
  // Of its 15 seconds 10 were over before the first wait.
  await page.clock.runFor(4_000)
  expect(await slide(page)).toBe('2 of 4')
  await page.clock.runFor(1_100)
  await expect.poll(() => slide(page)).toBe('3 of 4')
})

test('who wants no motion has slides that wait to be played', async () => {
  await using reader = await openStill({reducedMotion: 'reduce'})
  const {page} = reader
  await page.clock.runFor(60_000)
  expect(await slide(page)).toBe('2 of 4')
  await page.getByRole('button', {name: 'Play slides'}).click()
  await page.mouse.move(3, 3)
  await page.clock.runFor(15_100)
  await expect.poll(() => slide(page)).toBe('3 of 4')
})

test('on a phone a finger moves the slides; arrows are for wider screens', async () => {
  await using reader = await open('/', {width: 360, hasTouch: true})
  const {page} = reader
  const swipe = async (from: number, to: number) => {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{x, y: 450}],
      })
    await touch('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
    await touch('touchEnd', to)
  }
  expect(await page.getByRole('button', {name: 'Next slide'}).isVisible()).toBe(false)
  await swipe(300, 100)
  await expect.poll(() => slide(page)).toBe('2 of 4')
  await swipe(100, 300)
  await expect.poll(() => slide(page)).toBe('1 of 4')
  await swipe(100, 300)
  await expect.poll(() => slide(page)).toBe('4 of 4')
  await page.setViewportSize({width: 768, height: 900})
  expect(await page.getByRole('button', {name: 'Next slide'}).isVisible()).toBe(true)
})

test('while stories are on their way the hero says so; without any it has three slides of the site', async () => {
  await using reader = await open('/login')
  const {page} = reader
  const asked = Promise.withResolvers<void>()
  const questions = /\/data\/query\//
  await page.route(questions, async (route) => {
    await asked.promise
    // Refused, not lost: what is lost the client of the lake asks for again, for seconds.
    await route.fulfill({status: 400, json: {}})
  })
  await page.getByRole('link', {name: 'Beyond the Finish Line, home'}).click()
  await page.getByText('Loading stories...').first().waitFor()
  asked.resolve()
  const slides = page.locator('[aria-roledescription="slide"]')
  await expect.poll(() => slides.count()).toBe(3)
  expect(await slides.getByRole('heading', {includeHidden: true}).allTextContents()).toEqual([
    'Every Medal Tells a Beginning',
    'Running for Our Planet',
    'Breaking Barriers',
  ])
  const current = page.locator('[data-current="true"]')
  expect(await current.getByRole('link', {name: 'Share Your Story'}).getAttribute('href')).toBe('/#stories')
  expect(await current.getByRole('link', {name: 'Watch Stories'}).getAttribute('href')).toBe('/#videos')
  const stories = page.getByRole('region', {name: 'Stories That Inspire'})
  await stories.getByText('Failed to load stories').waitFor()
  expect(await axe(page)).toEqual([])
  await page.unroute(questions)
  await stories.getByRole('button', {name: 'Try Again'}).click()
  await stories.getByRole('article').first().waitFor()
})

test('a slide shows its story: badge, title, excerpt, and the way to it', async () => {
  await using reader = await open('/')
  const current = reader.page.locator('#home [aria-roledescription="slide"][data-current="true"]')
  const title = await current.getByRole('heading').textContent()
  expect(await current.locator('span').first().textContent()).toBe('Athletics')
  expect((await current.getByRole('paragraph').textContent())?.length).toBeLessThanOrEqual(151)
  await current.getByRole('link', {name: 'Read This Story'}).click()
  await reader.page.getByRole('heading', {level: 1, name: title ?? ''}).waitFor()
  expect(new URL(reader.page.url()).pathname).toMatch(/^\/stories\/[a-z0-9-]+$/)
})

test.each([360, 768, 1440])(
  'at %i px nothing moves while the front page is taken over and read',
  async (width) => {
    await using reader = await open('/', {width})
    const {page} = reader
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.getByRole('banner').getAttribute('data-scrolled')).toBe('true')
    await page.mouse.wheel(0, 1500)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  },
)

async function pretendHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden})
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

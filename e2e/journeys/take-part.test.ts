import AxeBuilder from '@axe-core/playwright'
import type {Browser, Locator, Page} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {launchBrowser} from '#harness/browser.ts'
import {layoutShift} from '#harness/layout.ts'
import {type Product, startProduct} from '#harness/product.ts'
import {openReader, postAs, registerMember, signIn} from '#harness/reader.ts'

const path = '/stories/the-art-of-the-slow-morning'

let product: Product
let browser: Browser
let storyId: string

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  const html = await (await fetch(`${product.origin}${path}`)).text()
  storyId = /data-story="(\d+)"/.exec(html)?.[1] ?? ''
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

async function openStory(page: Page) {
  await page.goto(`${product.origin}${path}`)
  await page.locator('#comments').scrollIntoViewIfNeeded()
}

async function register(page: Page, name: string, email: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', {exact: true}).fill('four in the morning')
  await page.getByLabel('Confirm Password').fill('four in the morning')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', {name: 'Create Account'}).click()
}

/** The whole thread that starts with a text. */
function thread(page: Page, text: string): Locator {
  return page.locator('#comments > ol > li', {hasText: text})
}

async function deleteOwn(page: Page, entry: Locator) {
  await choose(entry, 'Delete')
  const question = page.getByRole('dialog', {name: 'Delete this comment?'})
  await question.getByRole('button', {name: 'Delete Comment'}).click()
  await page.getByText('Comment deleted').waitFor()
}

async function choose(entry: Locator, item: string) {
  await entry.getByRole('button', {name: 'Comment options'}).first().click()
  await entry.getByRole('menuitem', {name: item}).click()
}

function likeButton(page: Page) {
  return page.getByRole('button', {name: /^Like this story/})
}

function commentCount(page: Page) {
  return page.locator('[data-count="comments"]').textContent()
}

async function signedInAs(page: Page, name: string) {
  await page.getByRole('button', {name: `Account of ${name}`}).waitFor()
}

async function countComments(id: string | undefined): Promise<number> {
  const response = await fetch(`${product.origin}/api/stories/${id}/comments/stats`)
  const {data} = await response.json()
  return data.total_comments
}

test('words written by a stranger are kept through the registration and posted once', async () => {
  await using reader = await openReader(browser)
  const {page} = reader
  await openStory(page)
  const before = Number(await commentCount(page))
  const send = page.getByRole('button', {name: 'Post Comment'})
  expect(await send.isDisabled()).toBe(true)
  await page.getByLabel('Write a comment').fill('   \n ')
  expect(await send.isDisabled()).toBe(true)

  await page.getByLabel('Write a comment').fill('Slow mornings made me.')
  await send.click()
  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.waitFor()
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  await dialog.getByRole('link', {name: 'Create an account'}).click()
  await page.getByRole('heading', {level: 1, name: 'Create an Account'}).waitFor()
  await register(page, 'Jelimo Sang', 'jelimo@reader.example')

  await page.getByText('Comment posted!').waitFor()
  await signedInAs(page, 'Jelimo Sang')
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await thread(page, 'Slow mornings made me.').count()).toBe(1)
  await expect.poll(() => commentCount(page)).toBe(String(before + 1))

  await page.reload()
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await thread(page, 'Slow mornings made me.').waitFor()
  expect(await thread(page, 'Slow mornings made me.').count()).toBe(1)
  expect(reader.noise).toEqual([])
})

test('a reply written by a stranger is posted after signing in within the dialog', async () => {
  const author = await registerMember(product, 'Faith Cherop')
  const member = await registerMember(product, 'Abebe Tola')
  await postAs(product, `/stories/${storyId}/comments`, author.token, {content: 'Who ran today?'})
  await using reader = await openReader(browser, {width: 360})
  const {page} = reader
  await openStory(page)
  const entry = thread(page, 'Who ran today?')
  await entry.getByRole('button', {name: 'Reply'}).click()
  await entry.getByRole('button', {name: 'Post Reply'}).click()
  await entry.getByLabel('Reply to Faith Cherop').fill('I did, slowly.')
  await entry.getByRole('button', {name: 'Post Reply'}).click()

  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.getByLabel('Email').fill(member.email)
  await dialog.getByLabel('Password').fill('not my password')
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await dialog.getByText('Invalid credentials').waitFor()
  await dialog.getByLabel('Password').fill(member.password)
  await page.keyboard.press('Enter')

  await page.getByText('Welcome back!').waitFor()
  await page.getByText('Reply posted!').waitFor()
  await dialog.waitFor({state: 'detached'})
  expect(await entry.getByText('I did, slowly.').count()).toBe(1)
  expect(await entry.getByRole('textbox').count()).toBe(0)
  // The browser tells of the refused login in its own words.
  expect(reader.noise.filter((line) => !line.includes('401'))).toEqual([])
})

test('what is typed while a comment is on its way stays in the form', async () => {
  const member = await registerMember(product, 'Cheptoo Rono')
  await using reader = await openReader(browser)
  const {page} = reader
  await openStory(page)
  const field = page.getByLabel('Write a comment')
  await field.fill('The first part.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.getByLabel('Email').fill(member.email)
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await page.getByText('Comment posted!').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toBe('comments-title')

  const sent = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/api/stories/*/comments', async (route) => {
    sent.resolve()
    await release.promise
    await route.continue()
  })
  await field.fill('The second part.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  await sent.promise
  await field.pressSequentially(' And a third.')
  release.resolve()
  await expect.poll(() => field.inputValue()).toBe('And a third.')
  expect(await thread(page, 'The second part.').count()).toBe(1)
})

test('who would rather not sign in keeps their words in the form, and nothing is posted later', async () => {
  const member = await registerMember(product, 'Wairimu Njeri')
  await postAs(product, `/stories/${storyId}/comments`, member.token, {content: 'Something earlier.'})
  await using reader = await openReader(browser)
  const {page} = reader
  await openStory(page)
  await page.getByLabel('Write a comment').fill('Perhaps later.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  await page.getByRole('dialog').waitFor()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({state: 'detached'})
  expect(await page.getByLabel('Write a comment').inputValue()).toBe('Perhaps later.')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Post Comment')

  await signIn(page, product, member)
  await openStory(page)
  await thread(page, 'Something earlier.').waitFor()
  expect(await thread(page, 'Perhaps later.').count()).toBe(0)
  expect(reader.noise).toEqual([])
})

test('a like is there after a reload, and can be taken back', async () => {
  const member = await registerMember(product, 'Mutai Kiprop')
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await openStory(page)
  const before = Number(await page.locator('[data-count="likes"]').textContent())
  await likeButton(page).click()
  await page.getByText('Liked!').waitFor()
  expect(await likeButton(page).getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${product.origin}${path}`)
  // Before anything is touched: the small script shows it.
  await page.locator('[data-like][aria-pressed="true"]').waitFor()
  expect(await page.locator('html').getAttribute('data-live')).toBeNull()
  expect(await page.locator('[data-count="likes"]').textContent()).toBe(String(before + 1))

  await likeButton(page).click()
  await page.getByText('Unliked').waitFor()
  await page.reload()
  await expect.poll(() => page.locator('[data-count="likes"]').textContent()).toBe(String(before))
  expect(await likeButton(page).getAttribute('aria-pressed')).toBe('false')
  expect(reader.noise).toEqual([])
})

test('a member replies, likes and reports others, and deletes what is their own', async () => {
  const author = await registerMember(product, 'Chepkemoi Koech')
  const member = await registerMember(product, 'Odhiambo Ouma')
  await postAs(product, `/stories/${storyId}/comments`, author.token, {content: 'First on the track.'})
  await postAs(product, `/stories/${storyId}/comments`, author.token, {content: 'Second thoughts.'})
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await openStory(page)

  const first = thread(page, 'First on the track.')
  const second = thread(page, 'Second thoughts.')
  await second.getByRole('button', {name: 'Reply'}).click()
  await first.getByRole('button', {name: 'Reply'}).click()
  expect(
    await page
      .locator('#comments')
      .getByLabel(/^Reply to/)
      .count(),
  ).toBe(1)
  await first.getByLabel('Reply to Chepkemoi Koech').fill('And last to leave.')
  await first.getByRole('button', {name: 'Post Reply'}).click()
  await page.getByText('Reply posted!').waitFor()
  const reply = first.getByRole('list', {name: 'Replies'}).getByRole('listitem')
  await expect.poll(() => reply.allTextContents()).toHaveLength(1)
  expect(await reply.getByRole('button', {name: 'Reply'}).count()).toBe(0)

  const like = first.getByRole('button', {name: /^Like the comment of Chepkemoi Koech/})
  await like.click()
  await expect.poll(() => like.textContent()).toMatch(/1$/)
  expect(await like.getAttribute('aria-pressed')).toBe('true')

  await second.getByRole('button', {name: 'Comment options'}).click()
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await choose(first, 'Report')
  await page.getByText('Report submitted').waitFor()
  await choose(reply, 'Edit')
  await page.getByText('Edit feature coming soon!').waitFor()
  const before = Number(await commentCount(page))
  await choose(reply, 'Delete')
  const question = page.getByRole('dialog', {name: 'Delete this comment?'})
  await question.waitFor()
  expect((await new AxeBuilder({page}).analyze()).violations).toEqual([])
  // The focus waits on the way out.
  await page.keyboard.press('Enter')
  await question.waitFor({state: 'detached'})
  expect(await reply.count()).toBe(1)
  await deleteOwn(page, reply)
  await expect.poll(() => reply.count()).toBe(0)
  expect(await commentCount(page)).toBe(String(before - 1))
  expect(reader.noise).toEqual([])
})

test('a comment with replies leaves a marker when its author deletes it', async () => {
  const author = await registerMember(product, 'Tigist Alemu')
  const {data} = await postAs(product, `/stories/${storyId}/comments`, author.token, {content: 'To be gone.'})
  await postAs(product, `/stories/${storyId}/comments`, author.token, {content: 'Stays.', parent_id: data.id})
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, author)
  await openStory(page)
  await deleteOwn(page, thread(page, 'To be gone.'))
  await thread(page, 'Stays.').getByText('This comment was deleted.').waitFor()
  expect(await page.getByText('To be gone.').count()).toBe(0)
})

test('a session that was ended elsewhere ends here with the next click, which leads to the login and back', async () => {
  const member = await registerMember(product, 'Nyokabi Mwangi')
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await openStory(page)
  await signedInAs(page, member.name)
  await postAs(product, '/auth/logout-everywhere', member.token)

  await likeButton(page).click()
  await page.getByText('Login Required').waitFor()
  await page.getByRole('heading', {level: 1, name: 'Sign In'}).waitFor()
  expect(await page.evaluate(() => [localStorage.auth_token, localStorage.auth_user])).toEqual([
    undefined,
    undefined,
  ])

  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', {name: 'Sign In'}).click()
  await page.getByText('Welcome back!').waitFor()
  await page.getByRole('heading', {level: 1, name: 'The art of the slow morning'}).waitFor()
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

test('words written with an ended session are kept for the next one', async () => {
  const member = await registerMember(product, 'Hailu Bekele')
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await openStory(page)
  await postAs(product, '/auth/logout-everywhere', member.token)
  await page.getByLabel('Write a comment').fill('Still here.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  const dialog = page.getByRole('dialog', {name: 'Sign In Required'})
  await dialog.getByLabel('Email').fill(member.email)
  await dialog.getByLabel('Password').fill(member.password)
  await dialog.getByRole('button', {name: 'Sign In'}).click()
  await page.getByText('Comment posted!').waitFor()
  expect(await thread(page, 'Still here.').count()).toBe(1)
  expect(await page.getByLabel('Write a comment').inputValue()).toBe('')
})

test('who signs out in one tab is signed out in the other, and is asked to sign in before they like', async () => {
  const member = await registerMember(product, 'Kamau Gitonga')
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await openStory(page)
  expect(await page.evaluate(() => [typeof localStorage.auth_token, typeof localStorage.auth_user])).toEqual([
    'string',
    'string',
  ])
  const other = await page.context().newPage()
  await other.goto(product.origin)
  await other.getByRole('button', {name: 'Account'}).click()
  await other.getByRole('menuitem', {name: 'Sign Out'}).click()

  await page.getByRole('link', {name: 'Sign In'}).waitFor()
  expect(await page.evaluate(() => [localStorage.auth_token, localStorage.auth_user])).toEqual([
    undefined,
    undefined,
  ])
  await likeButton(page).click()
  await page.getByText('Login Required').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  expect(reader.noise).toEqual([])
})

test('a wrong password says so and leaves the session that is there alone', async () => {
  const member = await registerMember(product, 'Akinyi Odero')
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  await page.goto(`${product.origin}/login`)
  // Nobody is asked for what they have given.
  await page.getByRole('button', {name: 'Continue Reading'}).waitFor()
  await page.getByRole('button', {name: 'Use Another Account'}).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password').fill('something else')
  await page.getByRole('button', {name: 'Sign In'}).click()
  await page.getByRole('alert').getByText('Invalid credentials').waitFor()
  await signedInAs(page, member.name)
  expect(await page.evaluate(() => typeof localStorage.auth_token)).toBe('string')
})

test('a registration says what is wrong before and after the server is asked', async () => {
  const member = await registerMember(product, 'Sila Kiptoo')
  await using reader = await openReader(browser, {width: 768})
  const {page} = reader
  await page.goto(`${product.origin}/register`)
  await register(page, 'Sila Again', member.email)
  await page
    .getByRole('alert')
    .getByText(/e-mail/i)
    .waitFor()
  const email = page.getByLabel('Email')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  expect(await email.evaluate((field) => document.activeElement === field)).toBe(true)

  await page.getByLabel('Confirm Password').fill('five in the morning')
  await page.getByRole('button', {name: 'Create Account'}).click()
  await page.getByText('Passwords do not match').waitFor()
  await page.getByLabel('Password', {exact: true}).fill('short')
  await page.getByLabel('Confirm Password').fill('short')
  await page.getByRole('button', {name: 'Create Account'}).click()
  await page.getByText('Password must be at least 8 characters long').waitFor()
  expect(new URL(page.url()).pathname).toBe('/register')
})

test('a discussion in sight is there without a touch', async () => {
  const member = await registerMember(product, 'Barasa Wekesa')
  await postAs(product, `/stories/${storyId}/comments`, member.token, {content: 'Seen from afar.'})
  await using reader = await openReader(browser, {height: 5000})
  const {page} = reader
  await page.goto(`${product.origin}${path}`)
  await thread(page, 'Seen from afar.').waitFor()
  expect(reader.noise).toEqual([])
})

test.each([360, 412, 768, 1440])('at %i px numbers come late without moving the page', async (width) => {
  await using reader = await openReader(browser, {width})
  const {page} = reader
  await page.route('**/api/engagement?*', async (route) => {
    const answer = await (await route.fetch()).json()
    const large = {likes_count: 321, is_liked: false, views_count: 12_345, comments_count: 67}
    // After the fonts and the picture, as on a slow connection.
    await page.evaluate(() => document.fonts.ready)
    await route.fulfill({json: {...answer, data: {[storyId]: large}}})
  })
  await page.goto(`${product.origin}${path}`)
  await page.getByText('12,345 views').waitFor()
  expect(await page.locator('[data-count="likes"]').textContent()).toBe('321')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('a long discussion comes page after page, in the order that the reader wants', async () => {
  const other = '/stories/what-the-treadmill-knows'
  const html = await (await fetch(`${product.origin}${other}`)).text()
  const id = /data-story="(\d+)"/.exec(html)?.[1]
  const member = await registerMember(product, 'Wanjala Simiyu')
  const before = await countComments(id)
  for (let lap = 1; lap <= 52; lap += 1) {
    await postAs(product, `/stories/${id}/comments`, member.token, {content: `Lap number ${lap}.`})
  }
  await using reader = await openReader(browser, {width: 768})
  const {page} = reader
  await page.goto(`${product.origin}${other}`)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const entries = page.locator('#comments > ol > li')
  await expect.poll(() => entries.count()).toBe(50)
  expect(await entries.first().textContent()).toContain('Lap number 52.')
  await page.getByRole('button', {name: 'Load More Comments'}).click()
  await page.getByText('Lap number 1.', {exact: true}).waitFor()
  expect(await page.getByRole('button', {name: 'Load More Comments'}).count()).toBe(0)
  expect(await commentCount(page)).toBe(String(before + 52))

  const order = page.getByRole('group', {name: 'Order of comments'})
  await order.getByRole('button', {name: 'Popular'}).click()
  await order.getByRole('button', {name: 'Oldest'}).click()
  await expect.poll(() => page.getByText('Lap number 52.', {exact: true}).count()).toBe(0)
  expect(reader.noise).toEqual([])
})

test('what cannot be loaded, counted or sent is told, and can be tried again', async () => {
  const member = await registerMember(product, 'Rotich Langat')
  await postAs(product, `/stories/${storyId}/comments`, member.token, {content: 'One to be counted.'})
  await using reader = await openReader(browser)
  const {page} = reader
  await signIn(page, product, member)
  const lists = /\/api\/stories\/\d+\/comments\?/
  await page.route(lists, (route) => route.abort())
  await openStory(page)
  await page.getByText('Failed to load comments').waitFor()
  await page.unroute(lists)
  await page.locator('#comments').getByRole('button', {name: 'Try Again'}).click()
  await thread(page, 'One to be counted.').waitFor()

  await page.route('**/api/stories/*/like', (route) => route.fulfill({status: 500, body: 'broken'}))
  await likeButton(page).click()
  await page.getByText('Failed to like story').waitFor()
  expect(await likeButton(page).getAttribute('aria-pressed')).toBe('false')

  await page.route('**/comments/stats', (route) => route.fulfill({status: 500, body: 'broken'}))
  const before = Number(await commentCount(page))
  await page.getByLabel('Write a comment').fill('Counted by hand.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  await page.getByText('Comment posted!').waitFor()
  await page.waitForResponse((response) => response.url().endsWith('/comments/stats'))
  await expect.poll(() => commentCount(page)).toBe(String(before + 1))

  await page.route(`**/api/stories/${storyId}/comments`, (route) =>
    route.fulfill({status: 500, body: 'broken'}),
  )
  await page.getByLabel('Write a comment').fill('Not to be lost.')
  await page.getByRole('button', {name: 'Post Comment'}).click()
  await page.getByText('Failed to post comment').waitFor()
  expect(await page.getByLabel('Write a comment').inputValue()).toBe('Not to be lost.')
})

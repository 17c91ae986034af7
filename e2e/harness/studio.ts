import type {BrowserContext, Page} from 'playwright-core'
import {expect} from 'vitest'

import type {Login, Product} from './product.ts'

/** Opens the Studio as an editor does: by the printed login. */
export async function openStudio(context: BrowserContext, product: Product, login: Login): Promise<Page> {
  const page = await context.newPage()
  // The Studio takes its time to load on a busy machine.
  page.setDefaultTimeout(90_000)
  await page.goto(`${product.origin}/studio`)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Password').fill(login.password)
  await page.getByRole('button', {name: 'Sign in'}).click()
  await page.getByTestId('studio-navbar').waitFor()
  return page
}

export async function startStory(page: Page, product: Product) {
  await page.goto(`${product.origin}/studio/intent/create/template=story;type=story/`)
  await input(page, 'title').waitFor()
}

/** The text input of a field, by the field's path. */
export function input(page: Page, path: string) {
  return page.getByTestId(`field-${path}`).getByRole('textbox').first()
}

export async function openGroup(page: Page, group: 'text' | 'picture' | 'publishing' | 'search') {
  await page.getByTestId(`group-tab-${group}`).click()
}

/** Chooses the document that a reference field finds for a few letters. */
export async function chooseReference(page: Page, label: string, name: string) {
  await page.getByRole('combobox', {name: label}).fill(name)
  await page.getByTestId('autocomplete-popover').getByText(name).first().click()
  await page.getByRole('combobox', {name: label}).waitFor({state: 'detached'})
}

interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Uploads into the image field that is on screen, and waits until it shows the picture. */
export async function uploadImage(page: Page, file: UploadedFile) {
  const field = page.getByTestId('image-input').last()
  await field.getByTestId('file-button-input').setInputFiles(file)
  await field.getByTestId('hotspot-image-input').or(field.getByRole('img')).first().waitFor()
}

export async function publish(page: Page) {
  await untilSaved(page)
  const button = page.getByTestId('action-publish')
  await expect.poll(() => button.isEnabled(), {timeout: 60_000}).toBe(true)
  await button.click()
  await expect.poll(() => button.isEnabled(), {timeout: 60_000}).toBe(false)
}

export async function untilSaved(page: Page) {
  await expect.poll(() => page.getByText('Saving...').count(), {timeout: 60_000}).toBe(0)
}

/** Chooses an action of the open document from the menu beside its main button, and confirms it. */
export async function chooseAction(page: Page, name: string) {
  await untilSaved(page)
  await page.getByTestId('action-menu-button').last().click()
  await page.getByRole('menuitem', {name}).click()
  await confirm(page)
}

/** Looks at the published document, takes it back, and goes on with the draft that remains. */
export async function unpublish(page: Page) {
  await page.getByTestId('document-header-Published-chip').click()
  await page.getByTestId('action-unpublish').click()
  await confirm(page)
  await page.getByTestId('document-header-Draft-chip').click()
}

async function confirm(page: Page) {
  const button = page.getByTestId('confirm-button')
  await expect.poll(() => button.isEnabled(), {timeout: 60_000}).toBe(true)
  await button.click()
  await button.waitFor({state: 'detached'})
}

/** Opens the history and brings back the revision of the given line, counted from the newest. */
export async function revertTo(page: Page, line: number) {
  await page.getByTestId('pane-context-menu-button').click()
  await page.getByRole('menuitem', {name: 'History'}).click()
  await page.getByTestId('timeline-item-button').nth(line).click()
  await page.getByTestId('action-reverttorevision').click()
  await page.getByRole('button', {name: 'Confirm'}).last().click()
  await page.getByTestId('action-reverttorevision').waitFor({state: 'detached'})
}

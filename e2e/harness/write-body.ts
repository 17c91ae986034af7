import type {Page} from 'playwright-core'

import {uploadImage} from './studio.ts'

interface Body {
  heading: string
  text: string
  /** The last word of the text leads here. */
  href: string
  list: string[]
  image: {name: string; mimeType: string; buffer: Buffer; alt: string}
}

/** Writes a story's text in the Studio's editor, by keyboard and toolbar, as an editor does. */
export async function writeBody(page: Page, body: Body) {
  await button(page, 'fullscreen-button-expand').click()
  const editor = page.locator('[contenteditable=true]').first()
  await editor.click()
  await button(page, 'block-style-select').click()
  await page.getByText('Heading', {exact: true}).first().click()
  await editor.click()
  await page.keyboard.type(body.heading)
  await page.keyboard.press('Enter')

  await page.keyboard.type(body.text)
  await page.keyboard.press('Enter')
  await button(page, 'action-button-bullet').click()
  await page.keyboard.type(body.list.join('\n'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await button(page, 'image-insert-menu-button').click()
  await uploadImage(page, body.image)
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-testid$=".alt"]').getByRole('textbox').first().fill(body.image.alt)
  await dialog.getByRole('button', {name: 'Close dialog'}).click()

  // Last, because the editor opens a link's form whenever the cursor comes to it.
  await page.getByText(body.text).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await button(page, 'action-button-link').click()
  const address = page.locator('[data-testid$="href"]').getByRole('textbox').first()
  await address.fill(body.href)
  await page.keyboard.press('Escape')
  await address.waitFor({state: 'detached'})
  await button(page, 'fullscreen-button-collapse').click()
}

/** The toolbar keeps hidden copies of its buttons to measure them. */
function button(page: Page, testId: string) {
  return page.getByTestId(testId).locator('visible=true').first()
}

import type {Page} from 'playwright-core'
import {expect} from 'vitest'

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
  await selectLastWord(page, body.text)
  await button(page, 'action-button-link').click()
  const address = page.locator('[data-testid$="href"]').getByRole('textbox').first()
  await address.fill(body.href)
  // The form hands its text on a moment later; closed before that, it would take the link with it.
  await expect.poll(() => countLinks(page, body.href), {timeout: 20_000}).toBe(1)
  await page.keyboard.press('Escape')
  await address.waitFor({state: 'detached'})
  await button(page, 'fullscreen-button-collapse').click()
}

/** The editor takes keys only once it has the focus, which on a busy machine is not at once. */
async function selectLastWord(page: Page, text: string) {
  const select = async () => {
    await page.getByText(text).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    return page.evaluate(() => getSelection()?.toString())
  }
  await expect.poll(select, {timeout: 20_000}).toBe(text.split(' ').at(-1))
}

/** How many stories in the lake have this link, drafts included, as the signed-in editor's own page sees them. */
function countLinks(page: Page, href: string) {
  return page.evaluate(async (wanted) => {
    const query = encodeURIComponent('count(*[_type == "story" && $href in body[].markDefs[].href])')
    const parameter = encodeURIComponent(JSON.stringify(wanted))
    const address = `/v2025-02-19/data/query/production?perspective=raw&query=${query}&$href=${parameter}`
    const answer = await (await fetch(address)).json()
    return Number(answer.result)
  }, href)
}

/** The toolbar keeps hidden copies of its buttons to measure them. */
function button(page: Page, testId: string) {
  return page.getByTestId(testId).locator('visible=true').first()
}

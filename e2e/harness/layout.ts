import type {Locator, Page} from 'playwright-core'

/** How much has moved without the reader's doing, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const {promise, resolve} = Promise.withResolvers<PerformanceEntryList>()
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    // Where nothing has moved, nothing is told.
    setTimeout(() => resolve([]), 300)
    const shifts = await promise
    return shifts.reduce(
      (sum, shift) => sum + ('value' in shift && typeof shift.value === 'number' ? shift.value : 0),
      0,
    )
  })
}

/** How far the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** Waits until the section stands below the header, at the top of what can be seen. */
export async function untilInView(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const section = document.getElementById(name)
    if (!section) return false
    const {top} = section.getBoundingClientRect()
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight
    return top >= 0 && (top < 140 || (isAtEnd && top < innerHeight))
  }, id)
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing is drawn there')
  return {...box, left: box.x, right: box.x + box.width, bottom: box.y + box.height}
}

/** Texts that are wider than the box that cuts them off: nobody can read their ends. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, span, a, button)')]
      .filter((element) => {
        const {overflowX, textOverflow} = getComputedStyle(element)
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        return isCut && textOverflow !== 'ellipsis' && element.clientWidth > 4
      })
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      .map(({outerHTML}) => outerHTML.slice(0, 120)),
  )
}

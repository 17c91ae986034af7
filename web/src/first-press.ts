/**
 * Remembers a press of a button that came before the site was taken over, and presses it again afterwards, so that
 * an impatient reader's first tap on the menu is not lost.
 */
export function keepFirstPress(page: Document): () => void {
  let pressed: HTMLElement | null = null

  function remember(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) pressed = button
  }
  // A form that nobody listens to yet must not load a page; the press of its button comes again. One with an address of
  // its own, such as a search, goes there by itself.
  function holdBack(event: Event) {
    if (event.target instanceof Element && event.target.hasAttribute('action')) pressed = null
    else event.preventDefault()
  }
  page.addEventListener('click', remember)
  page.addEventListener('submit', holdBack)

  return () => {
    page.removeEventListener('click', remember)
    page.removeEventListener('submit', holdBack)
    pressed?.click()
  }
}

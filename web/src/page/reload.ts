/** Asks for the whole page again. Without a connection that would end at the browser's own page, so nothing happens. */
export function reload(): void {
  if (navigator.onLine) location.reload()
}

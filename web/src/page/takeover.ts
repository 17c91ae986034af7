/** Marks the document once the browser's own site has taken over the page that came from the server. */
export function markTakenOver(): void {
  document.documentElement.dataset.live = 'true'
}

export function isTakenOver(): boolean {
  return document.documentElement.dataset.live === 'true'
}

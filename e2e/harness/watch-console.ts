import type {Page} from 'playwright-core'

// The Studio's version check is answered by ourselves, so that no request leaves the machine; it says so once.
const allowed = [/Failed to fetch version for package/]

/** Collects everything that a page says or throws, so that a journey can end with the proof of silence. */
export function watchConsole(page: Page): string[] {
  const noise: string[] = []
  const note = (line: string) => {
    if (!allowed.some((pattern) => pattern.test(line))) noise.push(line)
  }
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => note(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page ends its streams and whatever it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`)
  })
  return noise
}

/** An address as a URL, or null; URL.parse itself is younger than the browsers of many readers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

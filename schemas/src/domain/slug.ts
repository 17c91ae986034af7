import anyAscii from 'any-ascii'

export type SlugKind = 'story' | 'category' | 'author' | 'raceCategory' | 'page'

/** The longest address part that search engines and chat apps show whole. */
export const maxSlugLength = 96

/** Every fixed segment under /stories and /api/stories: a story with such a slug could never be reached. */
export const reservedStorySlugs: readonly string[] = [
  'author',
  'categories',
  'category',
  'featured',
  'hero',
  'inspire',
  'latest',
  'legends',
  'popular',
  'profiles',
  'rising-stars',
  'search',
  'stats',
]

const nounOf: Record<SlugKind, string> = {
  story: 'story',
  category: 'category',
  author: 'author',
  raceCategory: 'races',
  page: 'page',
}

/** Makes an address part from a name in any script; where nothing readable is left, a short unique one. */
export function slugify(text: string, kind: SlugKind = 'story'): string {
  const slug = shorten(asciiWords(text))
  if (slug === '') return `${nounOf[kind]}-${randomSuffix()}`
  if (isAllDigits(slug)) return `${nounOf[kind]}-${slug}`
  return isReserved(slug, kind) ? `${slug}-${nounOf[kind]}` : slug
}

/** Why this slug may not be used, in words for an editor, or null. */
export function slugProblem(slug: string | undefined, kind: SlugKind): string | null {
  if (!slug) return 'An address is needed: press Generate.'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return 'Use only small letters a to z, digits and single hyphens between words: press Generate.'
  }
  if (slug.length > maxSlugLength) return `At most ${maxSlugLength} characters.`
  if (isAllDigits(slug)) return 'An address of digits alone would be taken for a number: add a word.'
  return isReserved(slug, kind) ? `“${slug}” is a page of the site already: add a word.` : null
}

// Apostrophes join, they do not part: “Kipyegon’s” is one word, and so are the marks that transliteration adds.
function asciiWords(text: string): string {
  return anyAscii(text.normalize('NFC'))
    .replaceAll(/['`]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

function shorten(slug: string): string {
  if (slug.length <= maxSlugLength) return slug
  const cut = slug.slice(0, maxSlugLength + 1)
  const lastWordEnd = cut.lastIndexOf('-')
  return lastWordEnd > 0 ? cut.slice(0, lastWordEnd) : slug.slice(0, maxSlugLength)
}

function isAllDigits(slug: string): boolean {
  return /^[\d-]+$/.test(slug)
}

function isReserved(slug: string, kind: SlugKind): boolean {
  return kind === 'story' && reservedStorySlugs.includes(slug)
}

// getRandomValues also works on a page served over plain http, unlike randomUUID.
function randomSuffix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

import http from 'node:http'

import {XMLParser, XMLValidator} from 'fast-xml-parser'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Product, startProduct} from '#harness/product.ts'

// What search engines, chat apps and feed readers get: they run no script and know the site by its public address alone.

const publicUrl = 'https://finish-line.example'
let product: Product

beforeAll(async () => {
  product = await startProduct({env: {PUBLIC_URL: publicUrl}})
})

afterAll(() => product[Symbol.asyncDispose]())

/** What is at a public address, asked of the server behind it. */
function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const {pathname, search} = new URL(address, publicUrl)
  return fetch(product.origin + pathname + search, {redirect: 'manual', headers})
}

async function addressesIn(file: string): Promise<string[]> {
  const text = await (await get(file)).text()
  expect(XMLValidator.validate(text)).toBe(true)
  const {urlset} = new XMLParser().parse(text)
  return [urlset.url].flat().map(({loc}: {loc: string}) => loc)
}

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

test('every address of the sitemap is a page with a head of its own, at that one address', async () => {
  const addresses = await addressesIn('/sitemap.xml')
  expect(addresses.filter((address) => address.startsWith(`${publicUrl}/stories/`)).length).toBeGreaterThan(
    40,
  )
  const faults: string[] = []
  const titles = new Map<string, string>()
  for (const address of addresses) {
    const response = await get(address)
    const html = await response.text()
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const [, canonical] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? []
    const said = [
      response.status === 200 || `answers ${response.status}`,
      canonical === address || `has the canonical address ${canonical}`,
      contentOf(html, 'robots')?.startsWith('index, follow') || 'is not for search engines',
      Boolean(contentOf(html, 'description')) || 'has no description',
      contentOf(html, 'og:url') === address || 'has another og:url',
      contentOf(html, 'og:image')?.startsWith(`${publicUrl}/`) || 'has no absolute picture',
      html.includes('<h1') || 'has no heading',
      !titles.has(title) || `has the title of ${titles.get(title)}`,
    ]
    titles.set(title, address)
    faults.push(...said.flatMap((fault) => (typeof fault === 'string' ? `${address} ${fault}` : [])))
  }
  expect(faults).toEqual([])
})

test('every story is shared with a JPEG of 1200x630 that weighs less than 300 kB', async () => {
  const stories = (await addressesIn('/sitemap.xml')).filter((address) =>
    /\/stories\/(?!inspire$|profiles$)/.test(address),
  )
  expect(stories.length).toBeGreaterThan(40)
  const faults: string[] = []
  for (const story of stories) {
    const picture = contentOf(await (await get(story)).text(), 'og:image') ?? ''
    const response = await get(picture.replaceAll('&amp;', '&'))
    const bytes = Buffer.from(await response.arrayBuffer())
    const {format, width, height} = await sharp(bytes).metadata()
    const found = `${response.headers.get('content-type')} ${format} ${width}x${height}`
    if (found !== 'image/jpeg jpeg 1200x630') faults.push(`${story}: ${found}`)
    if (bytes.length >= 300_000) faults.push(`${story}: ${bytes.length} bytes`)
  }
  expect(faults).toEqual([])
})

test('feeds are of their kind, and a 304 to who holds them already', async () => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/news-sitemap.xml', 'application/xml'],
    ['/rss.xml', 'application/rss+xml'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const first = await get(path)
    expect(first.headers.get('content-type')).toContain(type)
    const again = await get(path, {'if-none-match': first.headers.get('etag') ?? ''})
    expect(`${path} ${again.status}`).toBe(`${path} 304`)
  }
})

test('the manifest and the icons are what they say', async () => {
  const html = await (await get('/')).text()
  const [, manifestPath = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? []
  const manifest = await (await get(manifestPath)).json()
  expect(manifest).toMatchObject({name: 'Beyond the Finish Line', start_url: '/'})
  const icons: {src: string; sizes: string; type: string}[] = [
    ...manifest.icons.filter(({type}: {type: string}) => type === 'image/png'),
    {src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png'},
  ]
  for (const {src, sizes, type} of icons) {
    const response = await get(src)
    expect(response.headers.get('content-type')).toBe(type)
    const {width, height} = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`)
  }
  expect(manifest.icons.map(({purpose}: {purpose?: string}) => purpose)).toContain('maskable')
  expect((await get('/icon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  expect((await get('/share-image.jpg')).headers.get('content-type')).toBe('image/jpeg')
})

test('no address comes from the headers of a request', async () => {
  const [story = ''] = (await addressesIn('/sitemap.xml')).filter((address) => address.includes('/stories/'))
  for (const path of ['/', new URL(story).pathname, '/sitemap.xml', '/rss.xml', '/robots.txt', '/About/']) {
    const {text, location} = await askAsEvil(path)
    expect(`${path} ${location} ${text}`).not.toContain('evil.example')
  }
})

function askAsEvil(path: string): Promise<{text: string; location: string}> {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': 'https://evil.example/',
  }
  return new Promise((resolve, reject) => {
    const request = http.get(product.origin + path, {headers}, (response) => {
      const location = response.headers.location ?? ''
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({text, location}))
    })
    request.on('error', reject)
  })
}

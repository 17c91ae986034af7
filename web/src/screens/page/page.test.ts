import {pageBySlugQuery} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'

async function draw(url: string, answers: Record<string, unknown> = {}) {
  const page = await render(
    aRenderRequest(url, {fetchContent: fakeContent(answers), onFailure: () => undefined}),
  )
  if (page.kind !== 'page') throw new Error('It moved')
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
  return {
    status: page.status,
    html: page.html,
    text: main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  }
}

test('an empty lake shows the about page whole: mission, vision, work, focus, audiences and contact', async () => {
  const {status, html, text} = await draw('/about')
  expect(status).toBe(200)
  for (const words of [
    'Our mission',
    'Our vision',
    'What we do',
    'Stories and profiles of athletes',
    'Women in athletics',
    'Official race results',
    'Women Youth Social impact Climate',
    'Athletes Coaches and scouts Fans Media Scholarship seekers Development partners',
    'hello@beyondthefinishline.example',
    'WhatsApp: +254 700 000 000',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('<link rel="canonical" href="https://site.test/about"')
})

test.for([
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/get-involved', 'Get involved'],
] as const)('%s is a page from the first start on', async ([path, title]) => {
  const {status, html, text} = await draw(path)
  expect(status).toBe(200)
  expect(text).toContain(title)
  expect(html).toContain(`<link rel="canonical" href="https://site.test${path}"`)
})

test('what the editors publish takes the place of what comes with the site', async () => {
  const span = {_type: 'span', _key: 's', text: 'We changed our minds.', marks: []}
  const body = [{_type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span]}]
  const page = {title: 'Who we are', slug: 'about', description: 'In short', body, _updatedAt: ''}
  const {html, text} = await draw('/about', {[pageBySlugQuery]: page})
  expect(text).toContain('Who we are In short We changed our minds.')
  expect(text).not.toContain('Our mission')
  expect(html).toContain('<title>Who we are | Beyond the Finish Line</title>')
})

test('while the lake is away the page stands, and is neither kept nor indexed', async () => {
  const {status, html, text} = await draw('/about', {[pageBySlugQuery]: new Error('away')})
  expect(status).toBe(503)
  expect(text).toContain('Our mission')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

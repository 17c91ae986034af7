import {racesQuery} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import {render} from '#entry-server.tsx'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'

const races = [
  {_id: 'a', name: 'Hill Ten', date: '2026-10-04', location: 'Iten', distances: ['10 km']},
  {
    _id: 'b',
    name: 'Rift Marathon',
    date: '2026-11-30',
    location: 'Eldoret',
    distances: ['42 km', '10 km'],
    participants: '5,000+ runners',
    startTime: '6:30 AM',
    registrationUrl: 'https://races.example/rift',
    detailsUrl: 'javascript:alert(1)',
  },
  {_id: 'c', name: 'No day yet', date: 'soon', location: null, distances: []},
]

async function draw(url: string, answer: unknown) {
  const content = fakeContent({[racesQuery]: answer})
  const page = await render(aRenderRequest(url, {fetchContent: content, onFailure: () => {}}))
  if (page.kind !== 'page') throw new Error('It moved')
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
  return {status: page.status, main, text: main.replaceAll(/<[^>]*>/g, ' ')}
}

test.each(['/races/upcoming', '/races/calendar'])(
  '%s says that content is coming while there are no races',
  async (url) => {
    const page = await draw(url, [])
    expect(page.status).toBe(200)
    expect(page.text).toContain('Content coming soon...')
  },
)

test('the calendar has every race by month, with a button where the editors have set a link', async () => {
  const page = await draw('/races/calendar', races)
  for (const words of ['October 2026', 'Hill Ten', 'November 2026', 'Rift Marathon', '42 km', '6:30 AM']) {
    expect(page.text).toContain(words)
  }
  expect(page.text.match(/Register Now/g)).toHaveLength(1)
  expect(page.main).toContain('href="https://races.example/rift"')
  expect(page.main).not.toContain('javascript:')
  expect(page.text).not.toContain('No day yet')
})

test('upcoming are the races of today and later', async () => {
  const page = await draw('/races/upcoming', races)
  expect(page.text).toContain('Rift Marathon')
  expect(page.text).not.toContain('Hill Ten')
})

test('when the season is over, the page says so', async () => {
  const page = await draw('/races/upcoming', races.slice(0, 1))
  expect(page.text).toContain('No Races Found')
})

test('races that cannot be read answer 503 and can be tried again', async () => {
  const page = await draw('/races/calendar', new Error('The lake is down'))
  expect(page.status).toBe(503)
  expect(page.text).toContain('Try Again')
})

import {
  athleteByNumberQuery,
  athleteMentionsQuery,
  athletesByIdQuery,
  athletesQuery,
} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import type {LakeAthleteCard} from '#content/athlete-data.ts'
import {render} from '#entry-server.tsx'
import type {RenderRequest} from '#render-contract.ts'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'
import {aLakeCard} from '#testing/lake-samples.ts'

function anAthlete(number: number, overrides: Partial<LakeAthleteCard> = {}): LakeAthleteCard {
  return {
    _id: `athlete-${number}`,
    number,
    name: `Runner ${number}`,
    title: 'Marathon, Iten',
    description: 'She waits until the last lap.',
    badge: 'World record',
    badgeColor: 'green',
    active: true,
    featured: false,
    image: null,
    ...overrides,
  }
}

const bio = [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{_type: 'span', _key: 'b', text: 'The farm stood above the road.', marks: []}],
  },
]

async function draw(url: string, answers: Record<string, unknown> = {}, more: Partial<RenderRequest> = {}) {
  const page = await render(aRenderRequest(url, {fetchContent: fakeContent(answers), ...more}))
  if (page.kind !== 'page') throw new Error('It moved')
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
  return {status: page.status, html: page.html, main, text: main.replaceAll(/<[^>]*>/g, ' ')}
}

test('the list shows twelve athletes a page, each with badge, name, title, description and the way in', async () => {
  let params: unknown
  const athletes = Array.from({length: 12}, (_, place) => anAthlete(place + 1))
  const content = fakeContent({[athletesQuery]: {athletes, total: 13}})
  const page = await draw(
    '/stories/profiles',
    {},
    {
      fetchContent: (query, given) => {
        if (query === athletesQuery) params = given
        return content(query, given)
      },
    },
  )
  expect(params).toMatchObject({from: 0, to: 12})
  expect(page.text).toContain('Showing 12 of 13 athletes')
  const [first = ''] = page.main.match(/<article.*?<\/article>/gs) ?? []
  for (const words of ['World record', 'Runner 1', 'Marathon, Iten', 'She waits', 'View Full Profile']) {
    expect(first).toContain(words)
  }
  expect(first).toContain('href="/athletes/1"')
  expect(page.main).toMatch(/rel="next"[^>]*href="\/stories\/profiles\?page=2"/)
})

test('a search lists the athletes that it finds, best first', async () => {
  const page = await draw(
    '/stories/profiles?search=iten',
    {[athletesByIdQuery]: [anAthlete(1), anAthlete(2)]},
    {searchContent: async (type) => (type === 'athlete' ? ['athlete-2', 'athlete-1'] : [])},
  )
  expect([...page.main.matchAll(/<h2[^>]*>(Runner \d)/g)].map(([, name]) => name)).toEqual([
    'Runner 2',
    'Runner 1',
  ])
  expect(page.html).toContain('<meta name="robots" content="noindex')
})

test('a search that finds nobody says so and leads back', async () => {
  const page = await draw('/stories/profiles?search=nobody', {[athletesByIdQuery]: []})
  expect(page.text).toContain('No Athletes Found')
  expect(page.main).toMatch(/href="\/stories\/profiles"[^>]*>Show all athletes/)
})

test('a list that cannot be read answers 503 and can be tried again', async () => {
  const answers = {[athletesQuery]: new Error('The lake is down')}
  const page = await draw('/stories/profiles', answers, {onFailure: () => {}})
  expect(page.status).toBe(503)
  expect(page.text).toContain('Failed to load athletes')
  expect(page.text).toContain('Try Again')
})

test('a profile shows badge, name, title, description and biography, and what tells of the athlete', async () => {
  const page = await draw('/athletes/7', {
    [athleteByNumberQuery]: {...anAthlete(7), _updatedAt: '2026-11-30T08:00:00.000Z', bio},
    [athleteMentionsQuery]: {
      stories: [aLakeCard()],
      womenStories: [{_id: 'w', number: 4, name: 'Runner 7', title: 'First to ask', image: null}],
    },
  })
  expect(page.status).toBe(200)
  for (const words of [
    'World record',
    'Runner 7',
    'Marathon, Iten',
    'She waits until the last lap.',
    'Biography',
    'The farm stood above the road.',
    'Dawn in Iten',
    'First to ask',
  ]) {
    expect(page.text).toContain(words)
  }
  expect(page.main).toContain('href="/stories/dawn-in-iten"')
  expect(page.main).toContain('href="/women-stories/4"')
  expect(page.html).toContain('"@type":"Person"')
  expect(page.html).toContain('"@type":"BreadcrumbList"')
  expect(page.html).toContain('<link rel="canonical" href="https://site.test/athletes/7">')
})

test('an athlete without badge or biography has neither', async () => {
  const page = await draw(
    '/athletes/7',
    {
      [athleteByNumberQuery]: {
        ...anAthlete(7, {badge: null}),
        _updatedAt: '2026-11-30T08:00:00.000Z',
        bio: null,
      },
    },
    {onFailure: () => {}},
  )
  expect(page.text).not.toContain('World record')
  expect(page.text).not.toContain('Biography')
})

test('a profile stands without what else tells of the athlete', async () => {
  const failures: unknown[] = []
  const page = await draw(
    '/athletes/7',
    {[athleteByNumberQuery]: {...anAthlete(7), _updatedAt: '2026-11-30T08:00:00.000Z', bio}},
    {
      searchContent: async () => {
        throw new Error('no index yet')
      },
      onFailure: (error) => failures.push(error),
    },
  )
  expect(page.status).toBe(200)
  expect(page.text).toContain('Runner 7')
  expect(failures).toHaveLength(1)
})

test.each(['x', '0', '-1', '007', '1.5', '1e3', '9999999999', '%27'])(
  'the address /athletes/%s is a 404 that says Athlete Not Found',
  async (id) => {
    const page = await draw(`/athletes/${id}`, {
      [athleteByNumberQuery]: {...anAthlete(7), _updatedAt: '', bio},
    })
    expect(page.status).toBe(404)
    expect(page.text).toContain('Athlete Not Found')
  },
)

test('an unknown number is a 404, a lake that does not answer a 503 on the same screen', async () => {
  const missing = await draw('/athletes/999')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('Athlete Not Found')

  const answers = {[athleteByNumberQuery]: new Error('The lake is down')}
  const failed = await draw('/athletes/7', answers, {onFailure: () => {}})
  expect(failed.status).toBe(503)
  expect(failed.text).toContain('Athlete Not Found')
  expect(failed.text).toContain('Failed to load athlete')
})

import {
  athleteStatsQuery,
  featuredAthletesQuery,
  racesQuery,
  siteSettingsQuery,
  videosQuery,
  womenStoriesQuery,
} from '@bfl/schemas/queries'
import {expect, test} from 'vitest'

import type {LakeAthleteCard} from '#content/athlete-data.ts'
import {render} from '#entry-server.tsx'
import {aRenderRequest, fakeContent} from '#testing/fake-content.ts'

const picture = {
  alt: 'She runs',
  asset: {_id: 'image-abc123-2000x1000-jpg', url: '', lqip: null, width: 2000, height: 1000, dominant: null},
}
const athletePicture: LakeAthleteCard['image'] = {...picture, hotspot: null, crop: null, credit: null}
const longWord = 'x'.repeat(60)
const amharic = 'የሩጫ'.repeat(30)

function anAthlete(number: number, overrides: Partial<LakeAthleteCard> = {}): LakeAthleteCard {
  return {
    _id: `athlete-${number}`,
    number,
    name: `Runner ${number}`,
    title: 'Marathon, Iten',
    description: 'She waits until the last lap.',
    badge: null,
    badgeColor: null,
    active: true,
    featured: true,
    image: null,
    ...overrides,
  }
}

function aWoman(number: number, overrides: object = {}) {
  return {
    _id: `woman-${number}`,
    _createdAt: '2026-11-01T00:00:00Z',
    number,
    name: `Woman ${number}`,
    title: `Story ${number}`,
    description: 'She built the track herself.',
    videoUrl: null,
    icon: null,
    categoryLabel: null,
    order: number,
    featured: false,
    image: null,
    ...overrides,
  }
}

const women = (...stories: object[]) => ({[womenStoriesQuery]: {stories, total: stories.length}})

/** The home page, and one section of it. */
async function home(section: string, answers: Record<string, unknown> = {}) {
  const failures: unknown[] = []
  const page = await render(
    aRenderRequest('/', {
      fetchContent: fakeContent(answers),
      now: new Date('2026-11-30T12:00:00Z'),
      onFailure: (error) => failures.push(error),
    }),
  )
  if (page.kind !== 'page') throw new Error('It moved')
  const [html = ''] = new RegExp(`<section[^>]*id="${section}".*?</section>`, 's').exec(page.html) ?? []
  return {
    page: page.html,
    html,
    text: html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    failures,
  }
}

test('the sections of the home page stand in their order', async () => {
  const {page} = await home('home')
  const titles = [
    'Dawn in Iten',
    'Athletes Hall of Excellence',
    'Stories That Inspire',
    'Women Breaking Barriers',
    'Running for Our Planet',
    'Upcoming Races',
    'Video Gallery',
    'Get Involved',
    'Stay in the Race',
    'Our Partners',
  ]
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? ''
  const places = titles.map((title) => main.indexOf(title))

  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('featured athletes are cards with picture, badge in its colour, name, title, description and the way in', async () => {
  const athlete = anAthlete(7, {badge: 'World record', badgeColor: 'green', image: athletePicture})
  const {html, text} = await home('athletes', {[featuredAthletesQuery]: [athlete]})

  expect(text).toContain('World record Runner 7 Marathon, Iten She waits until the last lap. Read Story')
  expect(html).toContain('href="/athletes/7"')
  expect(html).toMatch(/style="background:[^"]*green/)
  expect(html).toContain('abc123-2000x1000.jpg')
  expect(html).toContain('href="/stories/profiles"')
  expect(text).toContain('View All Athletes')
})

test('three tiles tell how many athletes there are, each a number and a plus', async () => {
  const {text} = await home('athletes', {[athleteStatsQuery]: {total: 24, active: 20, featured: 8}})

  expect(text).toContain('24+ Athletes Featured')
  expect(text).toContain('20+ Active Athletes')
  expect(text).toContain('8+ Featured Champions')
})

test('without featured athletes the section says so', async () => {
  const {text} = await home('athletes')
  expect(text).toContain('No featured athletes available at the moment.')
})

test('athletes that cannot be loaded leave the message and a way to try again; the rest of the page stands', async () => {
  const {text, page, failures} = await home('athletes', {[featuredAthletesQuery]: new Error('down')})

  expect(text).toContain('Failed to fetch featured athletes')
  expect(text).toContain('Try Again')
  expect(text).toContain('24+ Athletes Featured')
  expect(page).toContain('Dawn in Iten')
  expect(failures).toHaveLength(1)
})

test('numbers of athletes that cannot be counted are only logged', async () => {
  const {text, failures} = await home('athletes', {[athleteStatsQuery]: new Error('down')})

  expect(text).not.toMatch(/Failed|Athletes Featured/)
  expect(failures.map(String)).toEqual(['Error: Failed to fetch athlete stats'])
})

test('the first featured woman is large, and at most three others that are not featured are cards', async () => {
  const {html, text} = await home(
    'women',
    women(
      aWoman(1),
      aWoman(2, {featured: true, videoUrl: 'https://youtu.be/dQw4w9WgXcQ'}),
      aWoman(3, {featured: true}),
      aWoman(4, {icon: 'Trophy'}),
      aWoman(5),
      aWoman(6),
    ),
  )

  expect(text.indexOf('Story 2')).toBeLessThan(text.indexOf('Story 1'))
  expect(text).toContain('Read Full Story')
  expect(text).toContain('Watch Interview')
  expect(html).toContain('aria-label="Play the interview with Woman 2"')
  expect(text).toContain('Story 5')
  expect(text).not.toMatch(/Story [36]/)
  expect([...html.matchAll(/href="\/women-stories\/(\d)"/g)].map(([, number]) => number)).toEqual([
    '2',
    '1',
    '4',
    '5',
  ])
  expect([...html.matchAll(/data-icon="(\w+)"/g)].map(([, icon]) => icon)).toEqual(['star', 'trophy', 'star'])
  expect(html).toContain('href="/impact/women"')
  expect(text).toContain('Explore')
})

test('a featured woman without a video has nothing to play', async () => {
  const {html, text} = await home('women', women(aWoman(1, {featured: true})))

  expect(text).toContain('Read Full Story')
  expect(html).not.toContain('Play the interview')
  expect(text).not.toContain('Watch Interview')
})

test('without women’s stories, and when they cannot be loaded, the section says so', async () => {
  const empty = await home('women')
  const failed = await home('women', {[womenStoriesQuery]: new Error('down')})

  expect(empty.text).toContain('No stories available at the moment. Check back soon!')
  expect(failed.text).toContain('Failed to load content')
  expect(failed.text).toContain('Retry')
  expect(failed.page).toContain('Dawn in Iten')
})

test('ten women’s stories are asked for', async () => {
  const answers = fakeContent()
  const asked: unknown[] = []
  await render(
    aRenderRequest('/', {
      fetchContent: (query, params) => {
        if (query === womenStoriesQuery) asked.push(params)
        return answers(query, params)
      },
    }),
  )
  expect(asked).toEqual([{from: 0, to: 10}])
})

test('the climate section has its changes, impacts, quote and the way to more', async () => {
  const {html, text} = await home('climate')

  expect(text).toContain('+2.5°C temperature increase in the Rift Valley')
  expect(text).toContain('-30% rainfall variability')
  for (const impact of ['50K tons CO₂ offset', '100K trees planted', '200+ stations built']) {
    expect(text).toContain(impact)
  }
  expect(html).toContain('<blockquote')
  expect(text).toContain('A marathon champion')
  expect(html).toMatch(/<a[^>]*href="\/impact\/climate"[^>]*>Learn More About Our Climate Work/)
})

test('three example races tell day, place, distances, participants and start; their buttons lead nowhere', async () => {
  const {html, text} = await home('races')

  expect(text.match(/Register Now/g)).toHaveLength(3)
  expect(text).toContain(
    'March 14, 2027 Highland Sunrise Marathon Place Iten, Kenya Distances 42 km, 21 km, 10 km Participants 5,000+ runners Start 6:00 AM Register Now Details',
  )
  expect(text).toContain('View Full Race Calendar')
  expect(html).not.toContain('<a')
})

test('races of the editors replace the examples, and their buttons follow links', async () => {
  const race = (id: string, more: object) => ({
    _id: id,
    name: id,
    date: '2026-12-06',
    location: 'Eldoret',
    distances: ['10 km'],
    participants: null,
    startTime: null,
    registrationUrl: null,
    detailsUrl: null,
    ...more,
  })
  const {html, text} = await home('races', {
    [racesQuery]: [
      race('Run of yesterday', {date: '2026-11-29'}),
      race('Run of today', {date: '2026-11-30', registrationUrl: 'https://run.example/join'}),
      race('Run of Sunday', {detailsUrl: 'javascript:alert(1)'}),
    ],
  })

  expect(text).not.toMatch(/yesterday|Highland/)
  expect(text).toMatch(/Run of today.*Run of Sunday/)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://run.example/join',
    '/races/calendar',
  ])
})

test('a calendar of nothing but past races shows no example', async () => {
  const past = {_id: 'a', name: 'Past', date: '2025-01-01', distances: null}
  const {text} = await home('races', {[racesQuery]: [past]})
  expect(text).toContain('No upcoming races at the moment.')
})

test('example videos tell title, category, length and views; nothing leads anywhere', async () => {
  const {html, text} = await home('videos')

  expect(text).toContain('12:45 Documentary Before the first light 125K views')
  expect(text).toContain('Visit Our Channel')
  expect(html).not.toMatch(/<a |<iframe/)
})

test('videos of the editors replace the examples, and the channel button follows the channel', async () => {
  const {html, text} = await home('videos', {
    [videosQuery]: [{_id: 'v', title: 'A day in Kaptagat', url: 'https://youtu.be/dQw4w9WgXcQ'}],
    [siteSettingsQuery]: {socialLinks: [{network: 'youtube', url: 'https://youtube.com/@ours'}]},
  })

  expect(text).toContain('A day in Kaptagat')
  expect(text).not.toContain('Before the first light')
  expect(html).toContain('href="https://youtube.com/@ours"')
  // Nothing of a stranger's site is loaded before a tap.
  expect(html).not.toContain('<iframe')
})

test('three ways to get involved have buttons that lead nowhere until the editors set a link', async () => {
  const fixed = await home('involved')
  const live = await home('involved', {
    [siteSettingsQuery]: {involvementCards: [{title: 'Volunteer', url: '/volunteer'}, {title: 'Mentor'}]},
  })

  expect(fixed.text).toMatch(/Mentorship Program.*Share Your Story.*Volunteer/)
  expect(fixed.text.match(/Learn More/g)).toHaveLength(3)
  expect(fixed.html).not.toContain('<a')
  expect(live.html.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('href="/volunteer"')])
})

test('the newsletter form has its fields, claim and button, and is wired to nothing', async () => {
  const {page} = await home('involved')
  const form = /<form[^>]*method="dialog".*?<\/form>/s.exec(page)?.[0] ?? ''

  expect(page).toContain('Join 50,000+ athletes and supporters in our community')
  expect([...form.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['name', 'email', 'journey'])
  expect(/<textarea[^>]*>/.exec(form)?.[0]).not.toContain('required')
  expect(form).toContain('Subscribe Now')
  expect(form).not.toContain('action=')
})

test('six partners come with the site; those of the editors replace them', async () => {
  const strip = (page: string) => /aria-labelledby="partners-title".*?<\/section>/s.exec(page)?.[0] ?? ''
  const own = strip((await home('home')).page)
  const live = strip(
    (
      await home('home', {
        [siteSettingsQuery]: {
          partners: [
            {name: 'Bahari Foods', url: 'https://bahari.example', logo: picture},
            {name: 'Plain', url: null, logo: null},
          ],
        },
      })
    ).page,
  )

  expect(own.match(/<li/g)).toHaveLength(6)
  expect(own.match(/<svg/g)).toHaveLength(6)
  expect(live.match(/<li/g)).toHaveLength(2)
  expect(live).toContain('href="https://bahari.example"')
  expect(live).toContain('alt="She runs"')
  expect(live).toContain('Plain')
})

test('odd content is shown as it is: one letter, sixty without a break, 120 of Amharic, no picture', async () => {
  const athletes = [anAthlete(1, {name: 'A'}), anAthlete(2, {name: longWord}), anAthlete(3, {name: amharic})]
  const inHall = await home('athletes', {[featuredAthletesQuery]: athletes})
  const inWomen = await home(
    'women',
    women(aWoman(1, {title: longWord, featured: true}), aWoman(2, {title: amharic})),
  )

  for (const name of [longWord, amharic]) {
    expect(inHall.text).toContain(name)
    expect(inWomen.text).toContain(name)
  }
  expect(inHall.html.match(/<article/g)).toHaveLength(3)
  expect(inWomen.html).toContain('/woman-athlete.jpg')
})

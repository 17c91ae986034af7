import {expect, test} from 'vitest'

import {readEvents, take} from '#testing/read-events.ts'
import {startTestLake} from '#testing/start-test-lake.ts'

const endlessPattern = `"${'a'.repeat(3000)}" match "${'*a'.repeat(12)}*b"`

test('a stranger whose query would run for ever is refused, and the lake goes on answering', async () => {
  await using lake = await startTestLake()
  const ask = (query: string) =>
    lake.fetch('/v2025-02-19/data/query/production', {method: 'POST', body: JSON.stringify({query})})

  const refused = await ask(endlessPattern)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({error: {type: 'queryError'}, statusCode: 400})
  const answered = await ask('1 + 1')
  expect(await answered.json()).toMatchObject({result: 2})
})

test('an answer that is written out far longer than it is kept is refused', async () => {
  await using lake = await startTestLake()
  await lake.client().create({_id: 'long', _type: 'text', text: 'x'.repeat(1_000_000)})
  const copies = Array.from({length: 700}, () => '*[_id == "long"]').join(', ')
  const refused = await lake.fetch('/v2025-02-19/data/query/production', {
    method: 'POST',
    body: JSON.stringify({query: `[${copies}]`}),
  })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('too large')
})

test('a listener whose filter would hold every write up is ended and told why', async () => {
  await using lake = await startTestLake()
  const query = encodeURIComponent(`*[title match "${'*a'.repeat(12)}*b"]`)
  const events = readEvents(`${lake.origin}/v2025-02-19/data/listen/production?query=${query}`)
  expect(await take(events, 1)).toMatchObject([{name: 'welcome'}])
  await lake.client().create({_id: 'a', _type: 'text', title: 'a'.repeat(3000)})
  const rest = await take(events, 2)
  expect(rest.map(({name}) => name)).toEqual(['channelError'])
})

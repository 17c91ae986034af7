import type * as ClientPackage from '@sanity/client'
import {expect, test} from 'vitest'

import {createMultiplexedFetch} from '#testing/multiplexed-fetch.ts'
import {ADMINISTRATOR_TOKEN, DATASET, PROJECT, startTestLake} from '#testing/start-test-lake.ts'

// The build for browsers: the one for Node brings a fetch of its own, which no page has.
const browserBuild = new URL('index.js', import.meta.resolve('@sanity/client')).href
const {createClient}: typeof ClientPackage = await import(browserBuild)

test('ten listeners of the real client share one socket, and each hears what it asked for', async () => {
  await using lake = await startTestLake()
  const multiplexed = createMultiplexedFetch(lake.origin)
  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers).entries())
    if (!headers.accept?.includes('text/event-stream')) return realFetch(input, init)
    return multiplexed.fetch(input instanceof Request ? input.url : input.toString(), headers)
  }
  try {
    const client = createClient({
      projectId: PROJECT,
      dataset: DATASET,
      apiHost: lake.origin,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
      token: ADMINISTRATOR_TOKEN,
      ignoreBrowserTokenWarning: true,
    })
    const listeners = Array.from({length: 10}, (_, index) => {
      const heard: string[] = []
      const welcomed = Promise.withResolvers<void>()
      const subscription = client
        .listen(
          '*[_type == "note" && number == $index]',
          {index},
          {events: ['welcome', 'mutation'], visibility: 'query'},
        )
        .subscribe((event) => {
          if (event.type === 'welcome') welcomed.resolve()
          else if (event.type === 'mutation') heard.push(event.documentId)
        })
      return {heard, welcomed: welcomed.promise, subscription}
    })
    await Promise.all(listeners.map(({welcomed}) => welcomed))
    expect(multiplexed.opened()).toBe(10)
    for (let number = 0; number < 10; number += 1) {
      await client.create({_id: `note-${number}`, _type: 'note', number})
    }
    await expect
      .poll(() => listeners.map(({heard}) => heard))
      .toEqual(listeners.map((_, index) => [`note-${index}`]))
    for (const {subscription} of listeners) subscription.unsubscribe()
  } finally {
    globalThis.fetch = realFetch
    multiplexed.close()
  }
})

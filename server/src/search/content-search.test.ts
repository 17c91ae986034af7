import {afterAll, beforeAll, expect, test} from 'vitest'

import {eventually} from '#testing/eventually.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom()
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const search = () => newsroom.server.running.context.search

test('a story is found as soon as it is published and gone as soon as it is not', async () => {
  const number = await newsroom.aStory({title: 'Quokka'})
  await eventually(async () => expect(await search().rank('story', 'quokka')).toEqual([`story-${number}`]))
  await newsroom.lake.client.patch(`story-${number}`).set({title: 'Wombat'}).commit()
  await eventually(async () => expect(await search().rank('story', 'quokka')).toEqual([]))
  expect(await search().rank('story', 'wombat')).toEqual([`story-${number}`])
  await newsroom.lake.client.delete(`story-${number}`)
  await eventually(async () => expect(await search().rank('story', 'wombat')).toEqual([]))
})

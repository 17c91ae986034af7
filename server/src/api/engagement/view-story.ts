import {viewStory} from '@bfl/schemas/api'
import {isbot} from 'isbot'

import {limits} from '#api/limits.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const viewStoryEndpoint = openEndpoint(
  viewStory,
  async ({params, viewer, address, agent, now, context}) => {
    const {models, visitors} = context.people
    const {rateLimits, views} = models()
    const {number: story} = await context.stories.find(params.id)
    if (agent === '' || isbot(agent)) return undefined

    // Who changes the browser's name with each call is not many visitors; a beacon is not told.
    if ((await rateLimits.take(limits.views, visitors.addressKey(address), now)) !== null) return undefined
    const visitor = visitors.key({userId: viewer?.id ?? null, address, agent, now})
    await views.add({story, visitor, now})
    return undefined
  },
)

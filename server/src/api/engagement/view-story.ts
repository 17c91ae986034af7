import {viewStory} from '@bfl/schemas/api'

import {countVisit} from '#api/engagement/count-visit.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {storySubject} from '#models/views.ts'

export const viewStoryEndpoint = openEndpoint(viewStory, async ({params, ...visit}) => {
  const {number} = await visit.context.stories.find(params.id)
  await countVisit(storySubject(number), visit)
  return undefined
})

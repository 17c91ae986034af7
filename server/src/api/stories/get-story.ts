import {getStory} from '@bfl/schemas/api'

import {presentStoryCard} from '#api/stories/present-story-card.ts'
import {readStory} from '#api/stories/read-story.ts'
import {richHtml} from '#content/rich-html.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {readEngagement} from '#models/engagement.ts'

export const getStoryEndpoint = openEndpoint(
  getStory,
  async ({params, viewer, now, context}) => {
    const story = await readStory(params.id, now, context)
    const numbers = story.number === null ? [] : [story.number]
    const engagement = await readEngagement(context.people.models(), numbers, viewer?.id ?? null)
    const card = presentStoryCard(story, context.assets, engagement.get(story.number ?? 0))
    return {data: {...card, content: richHtml(story.body, context)}}
  },
  {isShared: true},
)

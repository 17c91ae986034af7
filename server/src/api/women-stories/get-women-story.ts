import {getWomenStory} from '@bfl/schemas/api'
import {womenStoryByNumberQuery} from '@bfl/schemas/queries'

import {presentWomenStory} from '#api/women-stories/present-women-story.ts'
import {readContent} from '#content/read-content.ts'
import {richHtml} from '#content/rich-html.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const getWomenStoryEndpoint = openEndpoint(
  getWomenStory,
  async ({params, now, context}) => {
    const asked = {number: params.id, now: now.toISOString()}
    const story = await readContent(() =>
      context.reader.fetch(womenStoryByNumberQuery, asked, {tag: 'api.women'}),
    )
    if (story === null) throw new Failure('not_found', {message: 'Story not found'})
    const card = presentWomenStory(story, {assets: context.assets, now})
    return {data: {...card, story_content: richHtml(story.storyContent, context)}}
  },
  {isShared: true},
)

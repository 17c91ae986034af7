import {listHeroStories} from '@bfl/schemas/api'
import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {heroStoriesQuery} from '@bfl/schemas/queries'

import {presentStories} from '#api/stories/present-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

const slides = 4

export const listHeroStoriesEndpoint = openEndpoint(
  listHeroStories,
  async ({viewer, now, context}) => {
    const params = {now: now.toISOString()}
    const {chosen, stories} = await readContent(() =>
      context.reader.fetch(heroStoriesQuery, params, {tag: 'api.hero'}),
    )
    return {data: await presentStories(chosenFirst([chosen, stories], slides), viewer, context)}
  },
  {isShared: true},
)

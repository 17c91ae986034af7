import {listRelatedStories} from '@bfl/schemas/api'
import {chosenFirst} from '@bfl/schemas/domain/chosen-first'
import {relatedStoriesQuery} from '@bfl/schemas/queries'

import {presentStories} from '#api/stories/present-stories.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listRelatedStoriesEndpoint = openEndpoint(
  listRelatedStories,
  async ({params, query: {limit}, viewer, now, context}) => {
    const {slug} = await context.stories.find(params.id)
    const related = await readContent(() =>
      context.reader.fetch(relatedStoriesQuery, {slug, limit, now: now.toISOString()}, {tag: 'api.related'}),
    )
    const lists = related === null ? [] : [related.chosen, related.sameCategory, related.newest]
    return {data: await presentStories(chosenFirst(lists, limit), viewer, context)}
  },
  {isShared: true},
)

import {searchStories} from '@bfl/schemas/api'

import {findHits} from '#api/search/find-hits.ts'
import {presentStories} from '#api/stories/present-stories.ts'
import {readRankedStories} from '#api/stories/read-matching-stories.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const searchStoriesEndpoint = openEndpoint(
  searchStories,
  async ({body, viewer, address, now, context}) => {
    const {author, category, date_from, date_to, page, per_page, query} = body
    const filter = {
      category: category === 'All' ? undefined : category || undefined,
      author: author || undefined,
      from: date_from ?? undefined,
      until: date_to ?? undefined,
    }
    const hits = await findHits({context, address}, {type: 'story', text: query, filter})
    const wanted = {page, perPage: per_page, now}
    const {stories, total} = await readRankedStories(hits, wanted, context)
    const data = await presentStories(stories, viewer, context)
    return {data, meta: pageMeta({page, perPage: per_page, total})}
  },
)

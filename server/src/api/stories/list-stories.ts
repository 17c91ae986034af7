import {listStories} from '@bfl/schemas/api'

import {findHits} from '#api/search/find-hits.ts'
import {presentStories} from '#api/stories/present-stories.ts'
import {readMatchingStories, readRankedStories} from '#api/stories/read-matching-stories.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const listStoriesEndpoint = openEndpoint(
  listStories,
  async ({query, viewer, address, now, context}) => {
    const {category, featured, search, page, per_page: perPage} = query
    const wanted = {page, perPage, now}
    const {stories, total} =
      search === ''
        ? await readMatchingStories({...wanted, category, featured}, context)
        : await readRankedStories(await found(), wanted, context)
    return {data: await presentStories(stories, viewer, context), meta: pageMeta({page, perPage, total})}

    function found() {
      const filter = {category: category || undefined, isFeatured: featured ?? undefined}
      return findHits({context, address}, {type: 'story', text: search, filter})
    }
  },
  {isShared: true},
)

import {listStoriesOfAuthor} from '@bfl/schemas/api'

import {presentStories} from '#api/stories/present-stories.ts'
import {readMatchingStories} from '#api/stories/read-matching-stories.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const listStoriesOfAuthorEndpoint = openEndpoint(
  listStoriesOfAuthor,
  async ({params, query, viewer, now, context}) => {
    const {page, per_page: perPage} = query
    const wanted = {author: params.author, page, perPage, now}
    const {stories, total} = await readMatchingStories(wanted, context)
    return {data: await presentStories(stories, viewer, context), meta: pageMeta({page, perPage, total})}
  },
  {isShared: true},
)

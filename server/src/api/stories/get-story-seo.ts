import {getStorySeo} from '@bfl/schemas/api'

import {presentSeo} from '#api/stories/present-seo.ts'
import {readStoryHead} from '#api/stories/read-story.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const getStorySeoEndpoint = openEndpoint(
  getStorySeo,
  async ({params, now, context}) => ({
    data: presentSeo(await readStoryHead(params.id, now, context), context),
  }),
  {isShared: true},
)

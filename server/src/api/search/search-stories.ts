import {searchStories} from '@bfl/schemas/api'
import {storiesByIdQuery} from '@bfl/schemas/queries'

import {readEngagement} from '#api/engagement/read-engagement.ts'
import {findHits} from '#api/search/find-hits.ts'
import {presentStoryCard} from '#api/stories/present-story-card.ts'
import {readContent} from '#content/read-content.ts'
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
    const ids = hits.slice((page - 1) * per_page, page * per_page)
    const found = await readContent(() =>
      context.reader.fetch(storiesByIdQuery, {ids, now: now.toISOString()}),
    )
    const numbers = found.flatMap(({number}) => number ?? [])
    const engagement = await readEngagement(context.people.models(), numbers, viewer?.id ?? null)
    const byId = new Map(found.map((story) => [story._id, story]))
    const data = ids.flatMap((id) => {
      const story = byId.get(id)
      return story === undefined ? [] : [presentStoryCard(story, engagement.get(story.number ?? 0))]
    })
    return {data, meta: pageMeta({page, perPage: per_page, total: hits.length})}
  },
)

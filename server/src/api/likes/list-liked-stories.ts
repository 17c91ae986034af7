import {listLikedStories} from '@bfl/schemas/api'
import {storyCardsQuery, storyNumbersQuery} from '@bfl/schemas/queries'

import {presentStoryCard} from '#api/stories/present-story-card.ts'
import {readContent} from '#content/read-content.ts'
import {endpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'
import {readEngagement} from '#models/engagement.ts'

export const listLikedStoriesEndpoint = endpoint(listLikedStories, async ({query, viewer, now, context}) => {
  const models = context.people.models()
  const moment = now.toISOString()
  const liked = await models.storyLikes.likedBy(viewer.id)
  // A story that was taken back keeps its likes, and is not shown.
  const out = new Set(
    await readContent(() => context.reader.fetch(storyNumbersQuery, {numbers: liked, now: moment})),
  )
  const shown = liked.filter((number) => out.has(number))

  const from = (query.page - 1) * query.per_page
  const numbers = shown.slice(from, from + query.per_page)
  const [cards, engagement] = await Promise.all([
    readContent(() => context.reader.fetch(storyCardsQuery, {numbers, now: moment})),
    readEngagement(models, numbers, viewer.id),
  ])
  const byNumber = new Map(cards.map((card) => [card.number, card]))
  const data = numbers.flatMap((number) => {
    const card = byNumber.get(number)
    return card === undefined ? [] : [presentStoryCard(card, context.assets, engagement.get(number))]
  })
  return {data, meta: pageMeta({page: query.page, perPage: query.per_page, total: shown.length})}
})

import {listAthletes} from '@bfl/schemas/api'
import {athletesByIdQuery, athletesQuery} from '@bfl/schemas/queries'

import {presentAthlete} from '#api/athletes/present-athlete.ts'
import {findHits} from '#api/search/find-hits.ts'
import {inOrder} from '#content/in-order.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {pageMeta} from '#http/page-meta.ts'

export const listAthletesEndpoint = openEndpoint(
  listAthletes,
  async ({query: {search, page, per_page: perPage}, address, context}) => {
    const {assets, reader} = context
    const from = (page - 1) * perPage
    const to = from + perPage
    const {athletes, total} = search === '' ? await readPage() : await readFound()
    return {
      data: athletes.map((athlete) => presentAthlete(athlete, assets)),
      meta: pageMeta({page, perPage, total}),
    }

    function readPage() {
      return readContent(() => reader.fetch(athletesQuery, {from, to}, {tag: 'api.athletes'}))
    }

    async function readFound() {
      const ranked = await findHits({context, address}, {type: 'athlete', text: search})
      const ids = ranked.slice(from, to)
      const found = await readContent(() => reader.fetch(athletesByIdQuery, {ids}, {tag: 'api.found'}))
      return {athletes: inOrder(found, ids), total: ranked.length}
    }
  },
  {isShared: true},
)

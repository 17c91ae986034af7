import {listFeaturedAthletes} from '@bfl/schemas/api'
import {featuredAthletesQuery} from '@bfl/schemas/queries'

import {presentAthlete} from '#api/athletes/present-athlete.ts'
import {readContent} from '#content/read-content.ts'
import {openEndpoint} from '#http/endpoint.ts'

export const listFeaturedAthletesEndpoint = openEndpoint(
  listFeaturedAthletes,
  async ({query: {limit}, context: {assets, reader}}) => {
    const athletes = await readContent(() =>
      reader.fetch(featuredAthletesQuery, {limit}, {tag: 'api.featured'}),
    )
    return {data: athletes.map((athlete) => presentAthlete(athlete, assets))}
  },
  {isShared: true},
)

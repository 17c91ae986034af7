import {getAthlete} from '@bfl/schemas/api'
import {athleteByNumberQuery} from '@bfl/schemas/queries'

import {presentAthlete} from '#api/athletes/present-athlete.ts'
import {readContent} from '#content/read-content.ts'
import {richHtml} from '#content/rich-html.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'

export const getAthleteEndpoint = openEndpoint(
  getAthlete,
  async ({params, now, context}) => {
    const asked = {number: params.id, now: now.toISOString()}
    const athlete = await readContent(() =>
      context.reader.fetch(athleteByNumberQuery, asked, {tag: 'api.athlete'}),
    )
    if (athlete === null) throw new Failure('not_found', {message: 'Athlete not found'})
    return {data: {...presentAthlete(athlete, context.assets), bio: richHtml(athlete.bio, context)}}
  },
  {isShared: true},
)

import {downloadRaceResult} from '@bfl/schemas/api'

import {countVisit} from '#api/engagement/count-visit.ts'
import {findRaceResult} from '#api/race-results/find-race-result.ts'
import {openEndpoint} from '#http/endpoint.ts'
import {Failure} from '#http/failure.ts'
import {downloadSubject} from '#models/views.ts'

export const downloadRaceResultEndpoint = openEndpoint(downloadRaceResult, async ({params, ...visit}) => {
  const {context} = visit
  const {file} = await findRaceResult(params.id, context)
  const address = context.assets.absolute(file?.url)
  if (!file || address === null) throw new Failure('not_found', {message: 'This result has no file'})

  const subject = downloadSubject(params.id)
  await countVisit(subject, visit)
  const counts = await context.people.models().views.countsOf([subject])
  const name = file.originalFilename ?? new URL(address).pathname.split('/').at(-1) ?? 'result'
  const written = name.toWellFormed()
  return {
    data: {
      download_url: `${address}?dl=${encodeURIComponent(written)}`,
      file_name: written,
      downloads_count: counts.get(subject) ?? 0,
    },
  }
})

import {formatDate} from '@bfl/schemas/domain/format-date'

import {loadResult} from '#content/load-results.ts'
import type {RaceResult} from '#content/result-data.ts'
import {type PageHead, absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {paths} from '#paths.ts'

/** `failed` is a content lake that does not answer; `missing` is its answer that there is no such result. */
export type ResultScreenContent = {kind: 'found'; result: RaceResult} | {kind: 'missing'} | {kind: 'failed'}

export async function loadResultScreen(session: PageSession, id: string): Promise<ResultScreenContent> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return {kind: 'missing'}
  try {
    const result = await loadResult(session, Number(id))
    return result ? {kind: 'found', result} : {kind: 'missing'}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

/** Begins by itself: how often a list was seen and fetched is asked for, and that it was seen is told. */
export function reportResult(session: PageSession, id: string, content: ResultScreenContent): PageReport {
  if (content.kind === 'found') {
    return {kind: 'page', status: 200, start: 'idle', head: resultHead(session, content.result)}
  }
  return {
    kind: 'page',
    status: content.kind === 'missing' ? 404 : 503,
    start: 'idle',
    head: {
      title: 'Result Not Found',
      description: 'This race result could not be shown.',
      path: `/race-results/${encodeURIComponent(id)}`,
      isIndexed: false,
    },
  }
}

function resultHead({origin}: PageSession, result: RaceResult): PageHead {
  const {title, description, raceDate, location, category, file, number} = result
  const path = paths.raceResult(number)
  const facts = [formatDate(raceDate), location, category].filter(Boolean).join(', ')
  return {
    title,
    description: description || `The official result list: ${facts}.`,
    path,
    isIndexed: true,
    keywords: [category, location].filter((word) => word !== null),
    trail: [{name: 'Race Results', path: paths.raceResults}],
    structuredData: [
      {
        '@type': 'SportsEvent',
        name: title,
        description,
        startDate: raceDate,
        sport: 'Athletics',
        url: absolute(origin, path),
        location: location ? {'@type': 'Place', name: location, address: location} : undefined,
      },
      {
        '@type': 'Dataset',
        name: `${title}: result list`,
        description: description || `The official result list: ${facts}.`,
        url: absolute(origin, path),
        temporalCoverage: raceDate,
        spatialCoverage: location ?? undefined,
        isAccessibleForFree: true,
        distribution: file
          ? [
              {
                '@type': 'DataDownload',
                name: file.name,
                encodingFormat: file.type,
                contentUrl: absolute(origin, file.url),
              },
            ]
          : undefined,
      },
    ],
  }
}

import {nairobiDay} from '@bfl/schemas/domain/format-date'

import {type Race, loadRaces} from '#content/load-races.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'

import {type RacePage, racePages} from './race-pages.ts'

/** `comingSoon`: there are no races as documents yet. */
export type RacePageContent = {page: RacePage} & (
  | {kind: 'list'; months: RaceMonth[]}
  | {kind: 'comingSoon'}
  | {kind: 'failed'}
)

interface RaceMonth {
  /** April 2026 */
  name: string
  races: Race[]
}

const monthFormat = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'})

export async function loadRacePageAt(session: PageSession, path: string): Promise<RacePageContent> {
  const page = racePages.find((known) => known.path === path)
  if (page === undefined) throw new Error(`${path} is no page of races`)
  return loadRacePage(session, page)
}

async function loadRacePage(session: PageSession, page: RacePage): Promise<RacePageContent> {
  try {
    const races = await loadRaces(session.fetchContent)
    if (races.length === 0) return {page, kind: 'comingSoon'}
    const today = nairobiDay(session.now()) ?? ''
    return {
      page,
      kind: 'list',
      months: byMonth(page.isUpcoming ? races.filter(({date}) => date >= today) : races),
    }
  } catch (error) {
    session.onFailure(error)
    return {page, kind: 'failed'}
  }
}

function byMonth(races: readonly Race[]): RaceMonth[] {
  const months = new Map<string, Race[]>()
  for (const race of races) {
    const name = monthFormat.format(new Date(race.date))
    const known = months.get(name)
    if (known) known.push(race)
    else months.set(name, [race])
  }
  return [...months].map(([name, entries]) => ({name, races: entries}))
}

export function reportRacePage({page, kind}: RacePageContent): PageReport {
  const {title, intro: description, path} = page
  return {
    kind: 'page',
    status: kind === 'failed' ? 503 : 200,
    start: 'touch',
    // Nothing to find where nothing is yet, so search engines are not sent.
    head: {title, description, path, isIndexed: kind === 'list', trail: []},
  }
}

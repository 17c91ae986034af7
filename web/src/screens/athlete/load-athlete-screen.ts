import {type AthleteProfile, loadAthlete} from '#content/load-athlete.ts'
import {absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

/** `failed` is a content lake that does not answer; `missing` is its answer that there is no such athlete. */
export type AthleteScreenContent = (AthleteProfile & {kind: 'found'}) | {kind: 'missing'} | {kind: 'failed'}

export async function loadAthleteScreen(session: PageSession, id: string): Promise<AthleteScreenContent> {
  // One address an athlete: no leading zeros, nothing behind the number.
  if (!/^[1-9]\d{0,8}$/.test(id)) return {kind: 'missing'}
  try {
    const profile = await loadAthlete(session, Number(id))
    return profile ? {kind: 'found', ...profile} : {kind: 'missing'}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

export function reportAthlete(session: PageSession, id: string, content: AthleteScreenContent): PageReport {
  if (content.kind === 'found') return athleteReport(session, content)
  return {
    kind: 'page',
    status: content.kind === 'missing' ? 404 : 503,
    start: 'touch',
    head: {
      title: 'Athlete Not Found',
      description: 'This athlete could not be shown.',
      path: `/athletes/${encodeURIComponent(id)}`,
      isIndexed: false,
    },
  }
}

function athleteReport(session: PageSession, {athlete}: AthleteProfile): PageReport {
  const {number, name, title, description} = athlete
  const path = paths.athlete(number)
  const image = shareImage(session, athlete.image)
  const person = {
    '@type': 'Person',
    name,
    description: description || undefined,
    jobTitle: title || undefined,
    award: athlete.badge ?? undefined,
    image: image?.url,
    url: absolute(session.origin, path),
  }
  return {
    kind: 'page',
    status: 200,
    start: 'touch',
    head: {
      title: title ? `${name}, ${title}` : name,
      description: description || title || name,
      path,
      isIndexed: true,
      keywords: [name, 'athletics', 'athlete profile'],
      image,
      trail: [{name: 'Athletes', path: paths.athletes}],
      structuredData: [{'@type': 'ProfilePage', url: person.url, mainEntity: person}],
    },
  }
}

import {athletesPageSize} from '@bfl/schemas/domain/site-constants'

import {type AthletePage, loadAthletePage} from '#content/load-athletes.ts'
import {type ListState, lastPageOf, readListState} from '#page/list-address.ts'
import type {PageSession} from '#page/page-session.ts'

/** `failed` is a content lake that does not answer. */
export type AthleteListContent =
  | (AthletePage & {kind: 'list'; state: ListState; lastPage: number})
  | {kind: 'failed'}

export async function loadAthleteList(
  session: PageSession,
  query: URLSearchParams,
): Promise<AthleteListContent> {
  const state = {...readListState(query), category: ''}
  try {
    const found = await loadAthletePage(session, {...state, size: athletesPageSize})
    return {kind: 'list', ...found, state, lastPage: lastPageOf(found.total, athletesPageSize)}
  } catch (error) {
    session.onFailure(error)
    return {kind: 'failed'}
  }
}

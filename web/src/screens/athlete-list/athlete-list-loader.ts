import type {LoaderFunctionArgs} from 'react-router-dom'

import type {PageSession} from '#page/page-session.ts'

import {loadAthleteList} from './load-athlete-list.ts'
import {reportAthleteList} from './report-athlete-list.ts'

export function athleteListLoader(session: PageSession) {
  return ({request}: LoaderFunctionArgs) =>
    session.deliver(loadAthleteList(session, new URL(request.url).searchParams), (content) =>
      reportAthleteList(session, content),
    )
}

import type {LoaderFunctionArgs} from 'react-router-dom'

import type {PageSession} from '#page/page-session.ts'

import {loadStoryList} from './load-story-list.ts'
import {reportStoryList} from './report-story-list.ts'
import {storyListPageAt} from './story-list-pages.ts'

export function storyListLoader(session: PageSession, path: string) {
  const page = storyListPageAt(path)
  return ({request}: LoaderFunctionArgs) =>
    session.deliver(loadStoryList(session, page, new URL(request.url).searchParams), (content) =>
      reportStoryList(session, page, content),
    )
}

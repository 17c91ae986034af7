import {type CommentSort, type Engagement, getCommentStats, listComments} from '@bfl/schemas/api-calls'
import {commentRecountDelayMs} from '@bfl/schemas/domain/site-constants'
import {useEffect, useRef} from 'react'
import useSWRInfinite from 'swr/infinite'

import {call} from '#api/call.ts'
import {changeKnown} from '#api/change-known.ts'
import {patient, sessionKey} from '#api/use-call.ts'
import {useSession} from '#api/use-session.ts'
import {useToast} from '#ui/toast.tsx'

import {type CommentPage, allComments, countVisible} from './comment-pages.ts'

interface CommentsWanted {
  storyId: string
  sort: CommentSort
  /** Shows a change of what people did with the story. */
  changeEngagement: (next: (now: Engagement) => Engagement) => Promise<unknown>
}

/** The discussion of a story, page after page, with what is shown at once laid over what the server has. */
export function useComments({storyId, sort, changeEngagement}: CommentsWanted) {
  const params = {id: storyId}
  const list = sessionKey(useSession(), listComments, {params, query: {sort}})
  const toast = useToast()
  const {data, error, size, setSize, mutate} = useSWRInfinite(
    (index: number, before: CommentPage | null) => {
      if (before && before.meta.current_page >= before.meta.last_page) return null
      return list && ([list, index + 1] as const)
    },
    ([, page]) => call(listComments, {params, query: {sort, page: String(page)}}),
    {...patient, revalidateFirstPage: false, onError: () => toast('Failed to load comments')},
  )
  const comments = data && allComments(data)
  const lastPage = data?.at(-1)?.meta

  const loaded = useRef(comments)
  useEffect(() => {
    loaded.current = comments
  })

  function change(next: (pages: CommentPage[]) => CommentPage[]) {
    return changeKnown(mutate, next)
  }

  function count(step: 1 | -1) {
    void changeEngagement((now) => ({...now, comments_count: Math.max(0, now.comments_count + step)}))
    setTimeout(() => void recount(), commentRecountDelayMs)
  }

  async function recount() {
    const comments_count = await totalOf(storyId).catch(() => countVisible(loaded.current ?? []))
    await changeEngagement((now) => ({...now, comments_count}))
  }

  return {
    comments,
    hasFailed: error !== undefined,
    hasMore: lastPage !== undefined && lastPage.current_page < lastPage.last_page,
    isLoadingMore: error === undefined && data !== undefined && size > data.length,
    loadMore: () => void setSize((data?.length ?? 0) + 1),
    retry: () => void mutate(),
    change,
    count,
  }
}

async function totalOf(storyId: string): Promise<number> {
  const {data} = await call(getCommentStats, {params: {id: storyId}})
  return data.total_comments
}

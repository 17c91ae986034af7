import {type Comment, deleteComment, likeComment, postComment, reportComment} from '@bfl/schemas/api-calls'
import {useRef} from 'react'

import {ApiFailure, failureText, isSignedOut} from '#api/api-failure.ts'
import {call} from '#api/call.ts'
import {readSession} from '#api/stored-session.ts'
import {useAskToSignIn} from '#features/session/use-ask-to-sign-in.ts'
import {useToast} from '#ui/toast.tsx'

import {type Reply, withChange, withComment, withoutComment} from './comment-pages.ts'
import {keepDraft} from './draft.ts'
import {type PendingComment, keepPending} from './pending-comment.ts'
import type {useComments} from './use-comments.ts'

type Discussion = Pick<ReturnType<typeof useComments>, 'change' | 'count'>

/** `asked`: the text is kept and the reader is asked to sign in. `why`: what the server says of it, where it says so. */
export type PostOutcome = {kind: 'posted' | 'asked'} | {kind: 'failed'; why: string | null}

/** What a reader can do in a discussion. */
export function useCommentActions({change, count}: Discussion, onAskToSignIn: () => void) {
  const toast = useToast()
  const askToSignIn = useAskToSignIn()
  const beingLiked = useRef(new Set<string>())

  async function post(written: PendingComment): Promise<PostOutcome> {
    const {storyId, parentId, content} = written
    if (!readSession()) return ask(written)
    try {
      const {data} = await call(postComment, {
        params: {id: storyId},
        body: {content, parent_id: parentId},
      })
      await change((pages) => withComment(pages, data))
      count(1)
      if (parentId === null) keepDraft(storyId, '')
      toast(parentId === null ? 'Comment posted!' : 'Reply posted!')
      return {kind: 'posted'}
    } catch (error) {
      if (isSignedOut(error)) {
        toast('Login Required')
        return ask(written)
      }
      toast(parentId === null ? 'Failed to post comment' : 'Failed to post reply')
      return {kind: 'failed', why: failureText(error, '') || null}
    }
  }

  function ask(written: PendingComment): PostOutcome {
    keepPending(written)
    onAskToSignIn()
    return {kind: 'asked'}
  }

  async function remove({id}: Comment | Reply) {
    try {
      await call(deleteComment, {params: {id}})
      await change((pages) => withoutComment(pages, id))
      count(-1)
      toast('Comment deleted')
    } catch (error) {
      tell(error, 'Failed to delete comment')
    }
  }

  async function like({id, is_liked, likes}: Comment | Reply) {
    if (!readSession()) {
      askToSignIn()
      return
    }
    if (beingLiked.current.has(id)) return
    beingLiked.current.add(id)
    const liked = !is_liked
    const shown = {is_liked: liked, likes: Math.max(0, likes + (liked ? 1 : -1))}
    await change((pages) => withChange(pages, id, shown))
    try {
      const {data} = await call(likeComment, {params: {id}, body: {liked}})
      await change((pages) => withChange(pages, id, {is_liked: data.is_liked, likes: data.likes_count}))
    } catch (error) {
      await change((pages) => withChange(pages, id, {is_liked, likes}))
      tell(error, 'Failed to like comment')
    } finally {
      beingLiked.current.delete(id)
    }
  }

  async function report({id}: Comment | Reply) {
    if (!readSession()) {
      askToSignIn()
      return
    }
    try {
      await call(reportComment, {
        params: {id},
        body: {reason: 'inappropriate', description: 'Reported by user'},
      })
      toast('Report submitted')
    } catch (error) {
      const isKnown = error instanceof ApiFailure && error.code === 'conflict'
      tell(error, isKnown ? failureText(error, error.message) : 'Failed to report comment')
    }
  }

  function tell(error: unknown, message: string) {
    if (isSignedOut(error)) askToSignIn()
    else toast(message)
  }

  return {post, remove, like, report}
}

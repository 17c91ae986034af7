import {useEffect, useEffectEvent, useRef, useState} from 'react'

import {useSession} from '#api/use-session.ts'

import {type PendingComment, dropPending, takePending} from './pending-comment.ts'
import type {PostOutcome} from './use-comment-actions.ts'

interface Draft {
  text: string
  /** Another turn is another form, so that it starts with its own text. */
  turn: number
}

interface WritingOptions {
  storyId: string
  post: (written: PendingComment) => Promise<PostOutcome>
  /** Called when what has waited is posted, or will not be. */
  onSettled: () => void
}

/**
 * What is being written below a story: the comment, at most one reply, and what waits for its writer to sign in. That is
 * posted once they have, here or on the way back from the registration; who comes back without finds it in the form.
 */
export function useWriting({storyId, post, onSettled}: WritingOptions) {
  const {status} = useSession()
  const [comment, setComment] = useState<Draft>({text: '', turn: 0})
  const [reply, setReply] = useState<{parentId: string; text: string} | null>(null)
  const hasLooked = useRef(false)

  function writeOn({parentId, content}: PendingComment) {
    if (parentId === null) setComment(({turn}) => ({text: content, turn: turn + 1}))
    else setReply({parentId, text: content})
  }

  function settle(pending: PendingComment, outcome: PostOutcome) {
    if (outcome.kind !== 'asked') onSettled()
    if (outcome.kind !== 'posted') writeOn(pending)
    else if (pending.parentId !== null) setReply(null)
    else setComment(({turn}) => ({text: '', turn: turn + 1}))
  }

  const onSessionKnown = useEffectEvent((isSignedIn: boolean) => {
    // A session that ends while the page is open has just kept the text for its next beginning.
    if (!isSignedIn && hasLooked.current) return
    hasLooked.current = true
    const pending = takePending(storyId)
    if (!pending) return
    const outcome = isSignedIn ? post(pending) : Promise.resolve<PostOutcome>({kind: 'asked'})
    void outcome.then((ended) => settle(pending, ended))
  })
  useEffect(() => {
    if (status !== 'loading') onSessionKnown(status === 'signedIn')
  }, [status, storyId])

  return {
    comment,
    reply,
    toggleReply: (parentId: string, isOpen: boolean) => setReply(isOpen ? {parentId, text: ''} : null),
    /** The reader would rather not sign in: the text stays where it was written. */
    giveUp: dropPending,
  }
}

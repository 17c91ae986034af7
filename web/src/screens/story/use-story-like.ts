import {type Engagement, likeStory} from '@bfl/schemas/api-calls'
import {useEffect, useEffectEvent, useRef} from 'react'

import {isSignedOut} from '#api/api-failure.ts'
import {call} from '#api/call.ts'
import {readSession} from '#api/stored-session.ts'
import type {useEngagement} from '#features/engagement/use-engagement.ts'
import {useAskToSignIn} from '#features/session/use-ask-to-sign-in.ts'
import {useToast} from '#ui/toast.tsx'

/**
 * The like of a story: shown at once, then as the server counts it. The wish is stated, not toggled, and while a call is
 * under way only the latest wish counts, so that an impatient reader ends where the last press left them.
 */
export function useStoryLike(id: string, people: ReturnType<typeof useEngagement>): () => void {
  const {engagement, hasFailed, change} = people
  const isKnown = engagement !== undefined || hasFailed
  const wish = useRef<boolean | null>(null)
  const hasPressedEarly = useRef(false)
  const toast = useToast()
  const askToSignIn = useAskToSignIn()

  function press() {
    if (!readSession()) {
      askToSignIn()
      return
    }
    // What is not known yet cannot be turned into its opposite.
    hasPressedEarly.current = !isKnown
    if (!isKnown) return

    const isUnderWay = wish.current !== null
    const wished = !(wish.current ?? engagement?.is_liked ?? false)
    wish.current = wished
    void change((now) => withLike(now, wished))
    if (!isUnderWay) void send(engagement)
  }

  const pressAgain = useEffectEvent(press)
  useEffect(() => {
    if (isKnown && hasPressedEarly.current) pressAgain()
  }, [isKnown])

  async function send(before: Engagement | undefined) {
    try {
      const {is_liked, likes_count} = await untilAsWished()
      void change((now) => ({...now, is_liked, likes_count}))
      toast(is_liked ? 'Liked!' : 'Unliked')
    } catch (error) {
      if (before) void change((now) => ({...now, ...likeOf(before)}))
      if (isSignedOut(error)) askToSignIn()
      else toast('Failed to like story')
    } finally {
      wish.current = null
    }
  }

  async function untilAsWished() {
    for (;;) {
      const liked = wish.current ?? false
      // Each call waits for the one before, so that the server hears the wishes in their order.
      const {data} = await call(likeStory, {params: {id}, body: {liked}})
      if (wish.current === liked) return data
    }
  }

  return press
}

function withLike(now: Engagement, liked: boolean): Engagement {
  if (now.is_liked === liked) return now
  return {...now, is_liked: liked, likes_count: Math.max(0, now.likes_count + (liked ? 1 : -1))}
}

function likeOf({is_liked, likes_count}: Engagement) {
  return {is_liked, likes_count}
}

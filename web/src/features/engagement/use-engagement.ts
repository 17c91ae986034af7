import {type Engagement, getEngagement} from '@bfl/schemas/api-calls'
import {useCallback} from 'react'

import {changeKnown} from '#api/change-known.ts'
import {useCall} from '#api/use-call.ts'

type EngagementAnswer = NonNullable<(typeof getEngagement)['types']>['answer']

/** What people did with a story. A story without a number has nothing of the kind. */
export function useEngagement(number: number | null) {
  const {data, error, mutate} = useCall(
    getEngagement,
    number === null ? null : {params: {}, query: {stories: String(number)}},
  )
  const id = String(number)

  const change = useCallback(
    (next: (now: Engagement) => Engagement) =>
      changeKnown(mutate, (answer: EngagementAnswer) => {
        const now = answer.data[id]
        return now ? {...answer, data: {...answer.data, [id]: next(now)}} : answer
      }),
    [mutate, id],
  )

  return {engagement: data?.data[id], hasFailed: error !== undefined, change}
}

import {type Engagement, getEngagement} from '@bfl/schemas/api-calls'
import {useCallback} from 'react'

import {useCall} from '#api/use-call.ts'

/** What people did with a story. A story without a number has nothing of the kind. */
export function useEngagement(number: number | null) {
  const {data, error, mutate} = useCall(
    getEngagement,
    number === null ? null : {params: {}, query: {stories: String(number)}},
  )
  const id = String(number)

  /** Shows a change at once, without asking the server. */
  const change = useCallback(
    (next: (now: Engagement) => Engagement) =>
      mutate(
        (answer) => {
          const now = answer?.data[id]
          return answer && now ? {...answer, data: {...answer.data, [id]: next(now)}} : answer
        },
        {revalidate: false},
      ),
    [mutate, id],
  )

  return {
    engagement: data?.data[id],
    hasFailed: error !== undefined,
    change,
    refresh: async () => (await mutate())?.data[id],
  }
}

import {type Engagement, getEngagement} from '@bfl/schemas/api-calls'

import {useCall} from '#api/use-call.ts'

/** What people did with the stories of a list, asked for in one call; empty until it is known. */
export function useListEngagement(
  stories: readonly {number: number | null}[],
): Readonly<Record<string, Engagement>> {
  const numbers = stories.flatMap(({number}) => number ?? [])
  const {data} = useCall(
    getEngagement,
    numbers.length === 0 ? null : {params: {}, query: {stories: numbers.join(',')}},
  )
  return data?.data ?? {}
}

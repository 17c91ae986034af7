import {downloadRaceResult, getRaceResult, viewRaceResult} from '@bfl/schemas/api-calls'
import {useEffect} from 'react'

import {call} from '#api/call.ts'
import {changeKnown} from '#api/change-known.ts'
import {useCall} from '#api/use-call.ts'

export interface ResultCounts {
  views: number
  downloads: number
}

type ResultAnswer = NonNullable<(typeof getRaceResult)['types']>['answer']

const told = new Set<number>()

/** What people did with a result: how often it was seen and fetched, and the way to fetch it. */
export function useResultPeople(number: number) {
  const params = {id: String(number)}
  const {data, mutate} = useCall(getRaceResult, {params})
  useEffect(() => tellResultView(number), [number])

  /** Resolves to where the file comes from. */
  async function download(): Promise<string> {
    const answer = await call(downloadRaceResult, {params})
    const {download_url, downloads_count} = answer.data
    void changeKnown(mutate, (known: ResultAnswer) => ({...known, data: {...known.data, downloads_count}}))
    return download_url
  }

  const counts: ResultCounts | undefined = data && {
    views: data.data.views_count,
    downloads: data.data.downloads_count,
  }
  return {counts, download}
}

/** Once a page load. Nobody waits for it, nobody misses it. */
function tellResultView(number: number): void {
  if (told.has(number)) return
  told.add(number)
  call(viewRaceResult, {params: {id: String(number)}}).catch(() => told.delete(number))
}

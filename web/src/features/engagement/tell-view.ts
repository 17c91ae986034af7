import {viewStory} from '@bfl/schemas/api-calls'

import {call} from '#api/call.ts'

const told = new Set<string>()

/** Tells once a page load that somebody is reading the story. Nobody waits for it, nobody misses it. */
export function tellView(id: string): void {
  if (told.has(id)) return
  told.add(id)
  call(viewStory, {params: {id}}).catch(() => told.delete(id))
}

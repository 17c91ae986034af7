import {viewPage} from '@bfl/schemas/api-calls'

import {call} from '#api/call.ts'

/** Tells that a page was opened: its path and nothing of who opened it. Nobody waits for it, nobody misses it. */
export function tellPage(path: string): void {
  call(viewPage, {body: {path}, params: {}}).catch(() => undefined)
}

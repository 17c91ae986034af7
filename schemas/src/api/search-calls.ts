import type {z} from 'zod'

import type {Call, Nothing} from './call.ts'
import type {FoundStories, SearchStoriesBody} from './search-shapes.ts'

/** Stories that have every word, best first. */
export const searchStories: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof SearchStoriesBody>
  answer: z.infer<typeof FoundStories>
}> = {method: 'POST', path: '/stories/search'}

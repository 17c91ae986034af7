import type {z} from 'zod'

import type {DoneAnswer} from './account-shapes.ts'
import type {Call, Nothing} from './call.ts'
import type {NumberParams} from './list-fields.ts'
import type {CreateWomenStoryForm, UpdateWomenStoryForm} from './women-story-form.ts'
import type {WomenStoryAnswer} from './women-story-shapes.ts'

export const createWomenStory: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof CreateWomenStoryForm>
  answer: z.infer<typeof WomenStoryAnswer>
}> = {method: 'POST', path: '/women-running'}

/** Forms can only be posted: POST with `X-HTTP-Method-Override: PUT` is the same. */
export const updateWomenStory: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: z.input<typeof UpdateWomenStoryForm>
  answer: z.infer<typeof WomenStoryAnswer>
}> = {method: 'PUT', path: '/women-running/{id}'}

export const deleteWomenStory: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof DoneAnswer>
}> = {method: 'DELETE', path: '/women-running/{id}'}

export const toggleWomenStoryStatus: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof WomenStoryAnswer>
}> = {method: 'PATCH', path: '/women-running/{id}/toggle-status'}

export const toggleWomenStoryFeatured: Call<{
  params: z.input<typeof NumberParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof WomenStoryAnswer>
}> = {method: 'PATCH', path: '/women-running/{id}/toggle-featured'}

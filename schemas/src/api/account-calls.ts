import type {z} from 'zod'

import type {DoneAnswer, LoginBody, RegisterBody, Session, UserAnswer} from './account-shapes.ts'
import type {Call, Nothing} from './call.ts'

export const register: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof RegisterBody>
  answer: Session
}> = {method: 'POST', path: '/auth/register'}

export const login: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof LoginBody>
  answer: Session
}> = {method: 'POST', path: '/auth/login'}

/** Ends every session, this one too. */
export const logoutEverywhere: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof DoneAnswer>
}> = {method: 'POST', path: '/auth/logout-everywhere'}

export const getUser: Call<{
  params: Nothing
  query: Nothing
  body: undefined
  answer: z.infer<typeof UserAnswer>
}> = {method: 'GET', path: '/user'}

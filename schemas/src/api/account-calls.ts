import type {z} from 'zod'

import type {
  DoneAnswer,
  LoginBody,
  MemberAnswer,
  RegisterBody,
  Session,
  SetRoleBody,
  UserAnswer,
  UserParams,
} from './account-shapes.ts'
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

export const setRole: Call<{
  params: z.input<typeof UserParams>
  query: Nothing
  body: z.input<typeof SetRoleBody>
  answer: z.infer<typeof MemberAnswer>
}> = {method: 'PATCH', path: '/users/{id}'}

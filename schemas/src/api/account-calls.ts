import type {z} from 'zod'

import type {
  ChangePasswordBody,
  DoneAnswer,
  LoginBody,
  MemberAnswer,
  RegisterBody,
  Session,
  SetRoleBody,
  SuspendBody,
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

/** Ends every session and opens a new one. */
export const changePassword: Call<{
  params: Nothing
  query: Nothing
  body: z.input<typeof ChangePasswordBody>
  answer: Session
}> = {method: 'POST', path: '/user/password'}

export const suspendUser: Call<{
  params: z.input<typeof UserParams>
  query: Nothing
  body: z.input<typeof SuspendBody>
  answer: z.infer<typeof MemberAnswer>
}> = {method: 'POST', path: '/moderation/users/{id}/suspend'}

export const unsuspendUser: Call<{
  params: z.input<typeof UserParams>
  query: Nothing
  body: undefined
  answer: z.infer<typeof MemberAnswer>
}> = {method: 'POST', path: '/moderation/users/{id}/unsuspend'}

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

import * as calls from './account-calls.ts'
import {
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
import {contract, noBody, noParams, noQuery} from './contract.ts'

export const register = contract(calls.register, {
  summary: 'Makes an account and signs it in.',
  access: 'anyone',
  status: 201,
  params: noParams,
  query: noQuery,
  body: RegisterBody,
  answer: Session,
  failures: ['validation_failed', 'rate_limited'],
})

export const login = contract(calls.login, {
  summary: 'Signs in with e-mail and password.',
  access: 'anyone',
  params: noParams,
  query: noQuery,
  body: LoginBody,
  answer: Session,
  failures: ['invalid_credentials', 'validation_failed', 'rate_limited'],
})

export const logoutEverywhere = contract(calls.logoutEverywhere, {
  summary: 'Ends every session of the account, the one that asks included.',
  access: 'user',
  allowsSuspended: true,
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: DoneAnswer,
  failures: ['unauthenticated'],
})

export const getUser = contract(calls.getUser, {
  summary: "One's own account.",
  access: 'user',
  params: noParams,
  query: noQuery,
  body: noBody,
  answer: UserAnswer,
  failures: ['unauthenticated'],
})

export const changePassword = contract(calls.changePassword, {
  summary: 'Changes the password; every session ends, and the answer opens a new one.',
  access: 'user',
  allowsSuspended: true,
  params: noParams,
  query: noQuery,
  body: ChangePasswordBody,
  answer: Session,
  failures: ['unauthenticated', 'validation_failed', 'rate_limited'],
})

export const suspendUser = contract(calls.suspendUser, {
  summary: 'Keeps somebody from writing, until a moment or for good; their sessions end.',
  access: 'moderator',
  params: UserParams,
  query: noQuery,
  body: SuspendBody,
  answer: MemberAnswer,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
})

export const unsuspendUser = contract(calls.unsuspendUser, {
  summary: 'Lets somebody write again.',
  access: 'moderator',
  params: UserParams,
  query: noQuery,
  body: noBody,
  answer: MemberAnswer,
  failures: ['unauthenticated', 'forbidden', 'not_found'],
})

export const setRole = contract(calls.setRole, {
  summary: 'Makes somebody a reader, moderator or admin; the last admin stays one.',
  access: 'admin',
  params: UserParams,
  query: noQuery,
  body: SetRoleBody,
  answer: MemberAnswer,
  failures: ['unauthenticated', 'forbidden', 'not_found', 'conflict', 'validation_failed'],
})

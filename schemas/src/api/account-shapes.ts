import {z} from 'zod'

import {leastPasswordLength} from '#domain/site-constants.ts'

import {isCommonPassword} from './common-passwords.ts'
import {single} from './contract.ts'
import {codePoints, requiredText, withoutUnseen} from './text-fields.ts'

const longestName = 80
const longestPasswordBytes = 72
// Control characters and those that turn the direction of the text around them.
const unprintable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u

/** Trimmed and lower-cased: two spellings of an address are one account. */
const Email = requiredText('E-mail')
  .trim()
  .toLowerCase()
  .min(1, {error: 'E-mail is required', abort: true})
  .max(254, 'E-mail must be at most 254 characters long')
  .pipe(z.email('Enter a valid e-mail address'))

const PersonName = requiredText('Name')
  .transform((name) => withoutUnseen(name.toWellFormed()).normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, {error: 'Name is required', abort: true})
      .refine(
        (name) => codePoints(name) <= longestName,
        `Name must be at most ${longestName} characters long`,
      )
      .refine((name) => !unprintable.test(name), 'Name must not contain control characters')
      .refine((name) => /[\p{L}\p{N}]/u.test(name), 'Name must contain a letter'),
  )

/** The same text from another keyboard must be the same password. Never trimmed. */
function asTyped(password: string): string {
  return password.normalize('NFC')
}

const NewPassword = requiredText('Password')
  .transform(asTyped)
  .pipe(
    z
      .string()
      .refine((password) => codePoints(password) >= leastPasswordLength, {
        error: 'Password must be at least 8 characters long',
        abort: true,
      })
      .refine(
        (password) => new TextEncoder().encode(password).length <= longestPasswordBytes,
        `Password must be at most ${longestPasswordBytes} bytes long`,
      )
      .refine((password) => !password.includes('\0'), 'Password must not contain the character NUL')
      .refine(
        (password) => !isCommonPassword(password),
        'This password is one of the first that anybody would try: choose another',
      ),
  )

export const RegisterBody = z
  .strictObject({
    name: PersonName,
    email: Email,
    password: NewPassword,
    password_confirmation: requiredText('Password confirmation').transform(asTyped),
  })
  .refine(({password, password_confirmation}) => password === password_confirmation, {
    error: 'Passwords do not match',
    path: ['password_confirmation'],
  })

export const LoginBody = z.strictObject({
  // No more than a text: what no account can have is a wrong login like any other.
  email: requiredText('E-mail')
    .trim()
    .toLowerCase()
    .min(1, 'E-mail is required')
    .max(1000, 'E-mail is too long'),
  password: requiredText('Password')
    .min(1, 'Password is required')
    .max(5000, 'Password is too long')
    .transform(asTyped),
})

export const ChangePasswordBody = z
  .strictObject({
    current_password: requiredText('Current password')
      .min(1, 'Current password is required')
      .max(5000, 'Current password is too long')
      .transform(asTyped),
    password: NewPassword,
    password_confirmation: requiredText('Password confirmation').transform(asTyped),
  })
  .refine(({password, password_confirmation}) => password === password_confirmation, {
    error: 'Passwords do not match',
    path: ['password_confirmation'],
  })

export const Role = z.enum(['reader', 'moderator', 'admin'])
export type Role = z.infer<typeof Role>

/** One's own account: nobody is ever shown another's. */
export const User = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  initials: z.string(),
  created_at: z.iso.datetime(),
})
export type User = z.infer<typeof User>

export const UserParams = z.object({id: z.string().regex(/^[0-9a-f]{24}$/i)})

export const SetRoleBody = z.strictObject({
  role: z.enum(['reader', 'moderator', 'admin'], 'role must be reader, moderator or admin'),
})

/** Until when: an ISO moment with its zone, or null for good. */
export const SuspendBody = z.strictObject({
  reason: requiredText('Reason')
    .trim()
    .min(1, 'Reason is required')
    .max(1000, 'Reason must be at most 1000 characters long'),
  until: z.iso
    .datetime({offset: true, error: 'until must be a moment such as 2027-01-31T18:00:00Z, or null'})
    .nullable(),
})

/** What an admin is shown of somebody else. */
const Member = z.strictObject({id: z.string(), name: z.string(), role: Role, initials: z.string()})

export const Session = z.strictObject({token: z.string(), user: User, message: z.string()})
export type Session = z.infer<typeof Session>

export const UserAnswer = single(User)
export const MemberAnswer = single(Member)
export const DoneAnswer = single(z.null())

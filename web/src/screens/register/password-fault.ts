import {leastPasswordLength} from '@bfl/schemas/domain/site-constants'

export interface PasswordFault {
  field: 'password' | 'password_confirmation'
  message: string
}

/** What is wrong with a new password before the server is asked; characters count as people see them typed. */
export function passwordFault(password: string, confirmation: string): PasswordFault | null {
  if (password !== confirmation) return {field: 'password_confirmation', message: 'Passwords do not match'}
  if (Array.from(password.normalize('NFC')).length < leastPasswordLength) {
    return {field: 'password', message: 'Password must be at least 8 characters long'}
  }
  return null
}

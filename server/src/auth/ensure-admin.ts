import type {Logger} from 'pino'

import type {Passwords} from '#auth/passwords.ts'
import type {Users} from '#models/users.ts'

/** Makes the first admin, once: after that the settings say nothing any more. */
export async function ensureAdmin({
  users,
  passwords,
  admin,
  log,
}: {
  users: Users
  passwords: Passwords
  admin: {email: string; password: string}
  log: Logger
}): Promise<void> {
  if ((await users.countAdmins()) > 0) return
  const made = await users.add({
    email: admin.email,
    name: 'Admin',
    role: 'admin',
    passwordHash: await passwords.hash(admin.password.normalize('NFC')),
    createdAt: new Date(),
  })
  // Another server may have made the same one just now.
  if (made === null && (await users.countAdmins()) === 0) {
    log.error('ADMIN_EMAIL already has an account that is no admin: set another one')
  }
}

import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto'

export interface PasswordHash {
  salt: Buffer
  key: Buffer
}

const KEY_LENGTH = 32

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16)
  return {salt, key: await derive(password, salt)}
}

export async function isPasswordOf(password: string, hash: PasswordHash) {
  return timingSafeEqual(await derive(password, hash.salt), hash.key)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

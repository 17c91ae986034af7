import {createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual} from 'node:crypto'

const ITERATIONS = 15_000
const KEY_BYTES = 32
const SALT_BYTES = 28

/** What is kept of a password: enough to check a proof, not enough to make one. */
export interface Credential {
  salt: Buffer
  storedKey: Buffer
  serverKey: Buffer
}

/** One login by SCRAM-SHA-256 (RFC 5802, 7677) on one connection. */
export interface ScramConversation {
  first: string
  /** The server's final message, or null when the proof is wrong. */
  finish(clientFinal: string): string | null
  user: string
}

export function createCredential(password: string, salt = randomBytes(SALT_BYTES)): Credential {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, KEY_BYTES, 'sha256')
  return {salt, storedKey: hash(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key')}
}

/** Null when the client's first message is none. An unknown user gets a conversation too, which no proof satisfies. */
export function startScram(
  clientFirst: string,
  credentialOf: (user: string) => {credential: Credential; isKnown: boolean},
): ScramConversation | null {
  const found = /^n,(?:a=[^,]*)?,n=([^,]*),r=([^,]+)$/.exec(clientFirst)
  if (!found) return null
  const [, name = '', clientNonce = ''] = found
  const user = name.replaceAll('=2C', ',').replaceAll('=3D', '=')
  const {credential, isKnown} = credentialOf(user)
  const nonce = clientNonce + randomBytes(24).toString('base64')
  const first = `r=${nonce},s=${credential.salt.toString('base64')},i=${ITERATIONS}`
  const bare = clientFirst.slice(clientFirst.indexOf('n=', 2))
  return {
    user,
    first,
    finish(clientFinal) {
      const final = /^c=([^,]+),r=([^,]+),p=([^,]+)$/.exec(clientFinal)
      if (!final) return null
      const [, channel = '', echoed, proofText = ''] = final
      const proof = Buffer.from(proofText, 'base64')
      if (echoed !== nonce || proof.length !== KEY_BYTES) return null
      const message = `${bare},${first},c=${channel},r=${nonce}`
      const signature = hmac(credential.storedKey, message)
      const clientKey = proof.map((byte, index) => byte ^ (signature[index] ?? 0))
      const isRight = timingSafeEqual(hash(clientKey), credential.storedKey)
      return isRight && isKnown ? `v=${hmac(credential.serverKey, message).toString('base64')}` : null
    },
  }
}

function hash(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}

function hmac(key: Uint8Array, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

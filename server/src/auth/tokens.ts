import {createSecretKey, type KeyObject} from 'node:crypto'

import {errors, jwtVerify, SignJWT} from 'jose'

const algorithm = 'HS256'
const audience = 'session'
const life = '7 days'

/** Signs and reads session tokens: who, and which version of their sessions. Roles are never in them. */
export class Tokens {
  readonly #key: KeyObject

  constructor(secret: string) {
    this.#key = createSecretKey(secret, 'utf8')
  }

  sign({id, tokenVersion}: {id: string; tokenVersion: number}, now: Date): Promise<string> {
    return new SignJWT({version: tokenVersion})
      .setProtectedHeader({alg: algorithm, typ: 'JWT'})
      .setSubject(id)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 7 * 24 * 60 * 60_000))
      .sign(this.#key)
  }

  /** null: forged, expired or none of ours. */
  async read(token: string, now: Date): Promise<{id: string; tokenVersion: number} | null> {
    try {
      const {payload} = await jwtVerify(token, this.#key, {
        algorithms: [algorithm],
        audience,
        requiredClaims: ['sub', 'exp', 'version'],
        maxTokenAge: life,
        currentDate: now,
      })
      const {sub, version} = payload
      if (sub === undefined || typeof version !== 'number') return null
      return {id: sub, tokenVersion: version}
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}

import {createHmac} from 'node:crypto'

import {nairobiDay} from '@bfl/schemas/domain/format-date'

/** Tells visitors apart without keeping who they are. */
export class Visitors {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The same for a day: an account's own id, else what address and browser come to under the salt of the day. */
  key({
    userId,
    address,
    agent,
    now,
  }: {
    userId: string | null
    address: string
    agent: string
    now: Date
  }): string {
    if (userId !== null) return `user:${userId}`
    const salt = this.#hmac(`visitors of ${nairobiDay(now) ?? ''}`)
    return createHmac('sha256', salt)
      .update(`${network(address)}\n${agent}`)
      .digest('base64url')
      .slice(0, 22)
  }

  /** A limit by address or e-mail needs to know it again, not to know it. */
  limitKey(value: string): string {
    return this.#hmac(`limit\n${value}`).toString('base64url').slice(0, 22)
  }

  addressKey(address: string): string {
    return this.limitKey(network(address))
  }

  #hmac(text: string): Buffer {
    return createHmac('sha256', this.#secret).update(text).digest()
  }
}

/** One household or phone has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({length: Math.max(0, 8 - start.length - end.length)}, () => '0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}

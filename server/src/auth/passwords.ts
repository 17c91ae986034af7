import {availableParallelism} from 'node:os'

import {Piscina} from 'piscina'

import type {PasswordTask} from '#auth/password-worker.ts'
import {Failure} from '#http/failure.ts'

// A hash of a random text nobody knows, of the same cost as all others.
const nobodysHash = '$2b$12$jvAecFp2US1EHBMbfYeLiOigFcdxI72bVhiMehvSLBGOcbOnIYz2K'
const longestQueue = 200

/** Hashes and checks passwords in a few threads, one processor left to the requests. */
export class Passwords {
  readonly #pool = new Piscina<PasswordTask, string | boolean>({
    filename: new URL('password-worker.ts', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    idleTimeout: 30_000,
    maxQueue: longestQueue,
  })

  async hash(password: string): Promise<string> {
    const hash = await this.#run({password})
    if (typeof hash !== 'string') throw new Error('the password worker did not answer with a hash')
    return hash
  }

  /** Takes as long for an account that does not exist: hash null. */
  async isRight(password: string, hash: string | null): Promise<boolean> {
    const known = canBeHashed(password) ? hash : null
    const isRight = await this.#run({password, hash: known ?? nobodysHash})
    return isRight === true && known !== null
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }

  async #run(task: PasswordTask): Promise<string | boolean> {
    // Who comes after so many would wait for a minute: better to say so at once.
    if (this.#pool.queueSize >= longestQueue)
      throw new Failure('unavailable', {headers: {'Retry-After': '30'}})
    return this.#pool.run(task)
  }
}

/** bcrypt looks at 72 bytes and goes round in what comes before a NUL: a longer text could pass for a shorter password. */
function canBeHashed(password: string): boolean {
  return Buffer.byteLength(password) <= 72 && !password.includes('\0')
}

import {isNumberedType, type NumberedType} from '@bfl/schemas/domain/numbers'
import type {SanityClient} from '@sanity/client'
import type {Logger} from 'pino'
import {z} from 'zod'

import {NumberGiver, numberIn} from '#content/give-numbers.ts'
import {isSluggedType, SlugGiver, slugIn} from '#content/give-slugs.ts'
import {SlugKeeper} from '#content/keep-slugs.ts'

/** What the listener tells of a published document that this completes. */
export interface ChangedDocument {
  documentId: string
  timestamp: string
  result?: unknown
  previous?: unknown
}

const Typed = z.object({_type: z.string()})

/**
 * Gives documents of other clients (imports, scripts) what the Studio gives its own: a number, an address, and the memory
 * of old ones. Every write names the revision it was decided on, so that the Studio and other servers may do the same at the
 * same time: one wins, the others look again and find nothing left to do.
 */
export class DocumentCompleter {
  readonly #numbers: NumberGiver
  readonly #addresses: SlugGiver
  readonly #slugs: SlugKeeper
  readonly #log: Logger
  readonly #countersToRaise = new Set<NumberedType>()
  // One after the other: taking numbers in parallel would only make this process compete with itself.
  #queue: Promise<void> = Promise.resolve()

  constructor(writer: SanityClient, log: Logger) {
    this.#numbers = new NumberGiver(writer)
    this.#addresses = new SlugGiver(writer)
    this.#slugs = new SlugKeeper(writer)
    this.#log = log
  }

  /** Resolves when everything that was asked for so far is done. */
  get idle(): Promise<void> {
    return this.#queue
  }

  changed({documentId, timestamp, result, previous}: ChangedDocument): void {
    const type = Typed.safeParse(result).data?._type
    if (type !== undefined && isNumberedType(type)) {
      const number = numberIn(result)
      const before = numberIn(previous)
      // Only the newcomer is looked at: who has had its number longer keeps it.
      if (number === null || number !== before) {
        this.#enqueue(documentId, () => this.#numbers.give(documentId, type, number ?? before))
      }
      if (number !== null && number !== before) this.#raiseCounter(type)
    }
    const isNewAddress = slugIn(result) === '' || slugIn(result) !== slugIn(previous)
    if (type !== undefined && isSluggedType(type) && isNewAddress) {
      this.#enqueue(documentId, () => this.#addresses.give(documentId, type))
    }
    if (this.#slugs.isNeeded(previous, result)) {
      this.#enqueue(documentId, () => this.#slugs.keep(documentId, previous, timestamp))
    }
  }

  /** Finds what came while nobody listened. */
  sweep(): void {
    this.#enqueue('all', () => this.#numbers.sweep())
    this.#enqueue('all', () => this.#addresses.sweep())
    this.#enqueue('all', () => this.#slugs.sweep())
  }

  /** Once for all documents of an import. */
  #raiseCounter(type: NumberedType): void {
    if (this.#countersToRaise.has(type)) return
    this.#countersToRaise.add(type)
    this.#enqueue(`counter of ${type}`, () => {
      this.#countersToRaise.delete(type)
      return this.#numbers.raiseCounter(type)
    })
  }

  #enqueue(documentId: string, work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#log.error({err: error, document: documentId}, 'a document could not be completed')
    })
  }
}

import type {MutationEvent, SanityClient} from '@sanity/client'
import type {Logger} from 'pino'

import type {ContentRevision, ContentTypes} from '#content/content-revision.ts'

export interface LakeListener {
  stop(): void
}

export interface LakeListenerOptions {
  client: SanityClient
  revision: ContentRevision
  log: Logger
  /** A published document appeared, changed or went; `result` is missing when it went. */
  onChange(event: MutationEvent): void
  /** The listener is (again) connected: whatever happened before was not heard. */
  onConnect(): void
}

const firstDelayMs = 200
const lastDelayMs = 5000

/** Keeps one subscription to all published content and raises the revision with every change, for as long as it runs. */
export function listenToLake({
  client,
  revision,
  log,
  onChange,
  onConnect,
}: LakeListenerOptions): LakeListener {
  let failures = 0
  let timer: NodeJS.Timeout | null = null
  let subscription: {unsubscribe(): void} | null = null

  function subscribe() {
    return client
      .listen(
        '*',
        {},
        {
          events: ['welcome', 'mutation', 'reconnect'],
          includeMutations: false,
          includePreviousRevision: true,
          // Only once a query would see it: the page that is rendered next must have the change.
          visibility: 'query',
          tag: 'server.content',
        },
      )
      .subscribe({
        next(event) {
          if (event.type === 'mutation') return changed(event)
          if (event.type === 'reconnect') return connectAgain(null)
          failures = 0
          log.info('listening to the content lake')
          revision.connected()
          onConnect()
        },
        error: connectAgain,
      })
  }

  function changed(event: MutationEvent): void {
    revision.raise(typesOf(event))
    onChange(event)
  }

  // The client's own reconnecting waits 3 s and gives up on refusals; a lake that is being restarted is both.
  function connectAgain(error: unknown): void {
    revision.disconnected()
    subscription?.unsubscribe()
    if (timer !== null) return
    if (failures === 0) log.warn({err: error ?? undefined}, 'the content lake is not heard; trying again')
    const delay = Math.min(firstDelayMs * 2 ** failures, lastDelayMs)
    failures += 1
    timer = setTimeout(() => {
      timer = null
      subscription = subscribe()
    }, delay)
  }

  subscription = subscribe()
  return {
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      subscription?.unsubscribe()
    },
  }
}

/** A document can become one of another type; what went says what it was. */
function typesOf({result, previous}: MutationEvent): ContentTypes {
  const types = [result?._type, previous?._type].flatMap((type) => type ?? [])
  return types.length > 0 ? new Set(types) : 'everything'
}

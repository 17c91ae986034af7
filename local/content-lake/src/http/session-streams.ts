import type {Reply} from './endpoint.ts'

type EventsReply = Extract<Reply, {kind: 'events'}>

/** The event streams opened with a session, which must not go on hearing once it is signed out. */
export interface SessionStreams {
  follow(tokens: readonly string[], reply: EventsReply): EventsReply
  end(token: string): void
}

export function createSessionStreams(): SessionStreams {
  const endings = new Map<string, Set<() => void>>()
  return {
    follow: (tokens, reply) => ({
      kind: 'events',
      subscribe(sink) {
        const unsubscribe = reply.subscribe(sink)
        const end = () => sink.end()
        for (const token of tokens) endings.set(token, (endings.get(token) ?? new Set()).add(end))
        return () => {
          for (const token of tokens) forget(token, end)
          unsubscribe()
        }
      },
    }),
    end(token) {
      for (const end of endings.get(token) ?? []) end()
    },
  }

  function forget(token: string, end: () => void) {
    const known = endings.get(token)
    known?.delete(end)
    if (known?.size === 0) endings.delete(token)
  }
}

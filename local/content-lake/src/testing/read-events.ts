export interface StreamEvent {
  name: string
  id: string | null
  data: Record<string, unknown>
}

/** Reads server-sent events one by one; heartbeats are left out. */
export async function* readEvents(
  url: string,
  headers: Record<string, string> = {},
): AsyncGenerator<StreamEvent> {
  const abort = new AbortController()
  const response = await fetch(url, {
    headers: {accept: 'text/event-stream', ...headers},
    signal: abort.signal,
  })
  if (!response.body) throw new Error(`No events: ${response.status}`)
  let text = ''
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) if (block !== ':') yield readEvent(block)
    }
  } finally {
    abort.abort()
  }
}

/** The next so many events. */
export async function take(events: AsyncGenerator<StreamEvent>, count: number): Promise<StreamEvent[]> {
  const taken: StreamEvent[] = []
  while (taken.length < count) {
    const {value, done} = await events.next()
    if (done) return taken
    taken.push(value)
  }
  return taken
}

function readEvent(block: string): StreamEvent {
  const fields = new Map(block.split('\n').map((line) => splitOnce(line)))
  const data: unknown = JSON.parse(fields.get('data') ?? '{}')
  const id = fields.get('id') ?? null
  return {
    name: fields.get('event') ?? '',
    id,
    data: typeof data === 'object' && data !== null ? {...data} : {},
  }
}

function splitOnce(line: string): [string, string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}

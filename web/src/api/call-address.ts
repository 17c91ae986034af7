import type {Call, CallTypes} from '@bfl/schemas/api-calls'

/** What a call is given; `query` and `body` only where it takes them. */
export interface CallInput<Types extends CallTypes> {
  params: Types['params']
  query?: Types['query']
  body?: Types['body']
}

/** The path and query of a call. */
export function callAddress<Types extends CallTypes>(
  {path}: Call<Types>,
  {params, query = {}}: CallInput<Types>,
): string {
  const values = new Map(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(asked).toString()
  return `/api${filled}${search && `?${search}`}`
}

/** The name of an answer in the browser's memory: what one person may see, another may not. */
export function callKey<Types extends CallTypes>(
  target: Call<Types>,
  input: CallInput<Types>,
  userId: string | undefined,
): string {
  return `${userId ?? 'anyone'} ${callAddress(target, input)}`
}

import {z} from 'zod'

import type {Endpoint} from '#http/endpoint.ts'
import {badRequest} from '#http/lake-error.ts'

const MAX_KEYS = 100
const MAX_VALUE_LENGTH = 64 * 1024

const Entries = z
  .array(z.object({key: z.string().min(1).max(256), value: z.json()}))
  .max(MAX_KEYS)
  .refine((entries) => entries.every(({value}) => JSON.stringify(value).length <= MAX_VALUE_LENGTH), {
    error: `a value is longer than ${MAX_VALUE_LENGTH} characters`,
  })

/** Those of the asked keys that were ever set. */
export const readKeyValuesEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/users/me/keyvalue/:keys*',
  access: 'member',
  handle({params, viewer}, lake) {
    const keys = (params.keys ?? '').split(',').slice(0, MAX_KEYS)
    const entries = keys.map((key) => ({key, value: lake.keyValues.get(viewer?.id ?? '', key)}))
    return {kind: 'json', body: entries.filter(({value}) => value !== undefined)}
  },
}

export const writeKeyValuesEndpoint: Endpoint = {
  method: 'PUT',
  pattern: '/users/me/keyvalue',
  access: 'member',
  async handle(request, lake) {
    const entries = Entries.safeParse(await request.readJson())
    if (!entries.success) {
      const [issue] = entries.error.issues
      throw badRequest(`Expected [{key, value}]: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
    }
    lake.keyValues.set(request.viewer?.id ?? '', entries.data)
    return {kind: 'json', body: entries.data}
  },
}

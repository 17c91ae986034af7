import {apiFailures, type ApiFailureCode, type Contract} from '@bfl/schemas/api'
import {z} from 'zod'

// What any call can answer beside the failures of its own.
const anyCall: readonly ApiFailureCode[] = ['unavailable', 'internal']
const anyBody: readonly ApiFailureCode[] = [
  'bad_request',
  'too_large',
  'unsupported_media_type',
  'validation_failed',
]

/** The description of the API in OpenAPI 3.1, made from the contracts that the server itself keeps. */
export function describeApi(contracts: Readonly<Record<string, Contract>>, publicUrl: string) {
  const calls = Object.entries(contracts)
  const byPath = Map.groupBy(calls, ([, {call}]) => call.path)
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [path, group] of byPath) {
    paths[path] = Object.fromEntries(
      group.map(([name, contract]) => [contract.call.method.toLowerCase(), operation(name, contract)]),
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beyond the Finish Line',
      version: '1',
      description: 'The stories, athletes and results of the site, and what people make of them.',
    },
    servers: [{url: `${publicUrl}/api`}],
    paths,
    components: {
      securitySchemes: {session: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'}},
      schemas: {Failure: failureSchema},
    },
  }
}

function operation(name: string, contract: Contract) {
  const {access, body, summary} = contract
  const hasBody = body.def.type !== 'undefined'
  return {
    operationId: name,
    tags: [tagOf(contract.call.path)],
    summary,
    ...(access !== 'anyone' && {
      description: `For ${access === 'user' ? 'everybody with an account' : `the role ${access}`}.`,
    }),
    security: access === 'anyone' ? [{}, {session: []}] : [{session: []}],
    parameters: [...parametersIn('path', contract.params), ...parametersIn('query', contract.query)],
    ...(hasBody && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: {
          [contract.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: jsonSchema(body, 'input'),
          },
        },
      },
    }),
    responses: responses(contract, hasBody),
  }
}

/** By what it is about: the first word of its address. */
function tagOf(path: string): string {
  const [, noun = ''] = path.split('/')
  return noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ')
}

function parametersIn(place: 'path' | 'query', shape: z.ZodType) {
  const {properties = {}, required = []} = jsonSchema(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function responses({answer, failures, status}: Contract, hasBody: boolean) {
  const codes = [...new Set([...failures, ...(hasBody ? anyBody : []), ...anyCall])]
  const byStatus = Map.groupBy(codes, (code) => String(apiFailures[code].status))
  const failed = [...byStatus].map(([failedStatus, group]) => [
    failedStatus,
    {
      description: group.map((code) => `${code}: ${apiFailures[code].say}`).join(' '),
      content: {'application/json': {schema: {$ref: '#/components/schemas/Failure'}}},
    },
  ])
  return {[status]: succeeded(answer, status), ...Object.fromEntries(failed)}
}

function succeeded(answer: z.ZodType, status: number) {
  if (status === 204) return {description: 'Done; there is nothing to say.'}
  const {properties = {}, required = [], ...schema} = jsonSchema(answer, 'output')
  const whole = {
    ...schema,
    properties: {success: {const: true}, ...properties},
    required: ['success', ...required],
  }
  return {description: 'Done.', content: {'application/json': {schema: whole}}}
}

function jsonSchema(shape: z.ZodType, io: 'input' | 'output') {
  const {$schema: _, ...schema} = z.toJSONSchema(shape, {io, unrepresentable: 'any'})
  return schema
}

const failureSchema = {
  type: 'object',
  properties: {
    success: {const: false},
    message: {type: 'string', description: 'For people.'},
    code: {enum: Object.keys(apiFailures)},
    errors: {
      type: 'object',
      description: 'What is wrong, by field.',
      additionalProperties: {type: 'array', items: {type: 'string'}},
    },
    request_id: {type: 'string'},
  },
  required: ['success', 'message', 'code', 'request_id'],
}

import {apiFailures, type Contract, contracts} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'

import {validCall} from '#testing/contract-fixtures.ts'
import {eventually} from '#testing/eventually.ts'
import {startLake} from '#testing/start-lake.ts'
import {startEmbeddedMongo} from '#testing/start-mongo.ts'
import {type CallOptions, newsroomSettings, Newsroom} from '#testing/start-newsroom.ts'
import {startServer} from '#testing/start-server.ts'
import {openGate, type TcpGate} from '#testing/tcp-gate.ts'

let lakeGate: TcpGate
let mongoGate: TcpGate
let newsroom: Newsroom

beforeAll(async () => {
  const [lake, mongo] = await Promise.all([startLake(), startEmbeddedMongo()])
  lakeGate = await openGate({host: '127.0.0.1', port: Number(new URL(lake.origin).port)})
  mongoGate = await openGate({host: '127.0.0.1', port: Number(new URL(mongo.uri).port)})
  const server = await startServer({
    lakeOrigin: `http://${lakeGate.address}`,
    environment: {
      ...newsroomSettings({uri: mongo.uri.replace(/127\.0\.0\.1:\d+/, mongoGate.address)}),
      SANITY_API_WRITE_TOKEN: lake.token,
      RATE_LIMITS: '1000',
    },
  })
  newsroom = new Newsroom({lake, mongo, server})
  await eventually(() => expectWell(), 15_000)
}, 60_000)

afterAll(async () => {
  await newsroom[Symbol.asyncDispose]()
  await lakeGate[Symbol.asyncDispose]()
  await mongoGate[Symbol.asyncDispose]()
})

async function expectWell(): Promise<void> {
  expect((await newsroom.server.get('/api/health')).status).toBe(200)
}

const Refused = z.looseObject({success: z.literal(false), code: z.string(), message: z.string()})

/** How a call was answered during a fault. */
interface Answer {
  name: string
  status: number
  ms: number
  code: string | null
  message: string | null
  retryAfter: string | null
}

async function answerOf(name: string, contract: Contract, given: CallOptions): Promise<Answer> {
  const started = performance.now()
  const response = await newsroom.fetch(contract, given)
  const text = await response.text()
  const ms = performance.now() - started
  const {code, message} = response.ok ? {code: null, message: null} : Refused.parse(JSON.parse(text))
  return {name, status: response.status, ms, code, message, retryAfter: response.headers.get('retry-after')}
}

async function everyCall(): Promise<[name: string, contract: Contract, given: CallOptions][]> {
  const calls: [string, Contract, CallOptions][] = []
  for (const [name, contract] of Object.entries(contracts)) {
    calls.push([name, contract, await validCall(name, contract, newsroom)])
  }
  return calls
}

const faults = [
  {
    fault: 'the lake is down',
    part: 'content lake',
    gate: () => lakeGate,
    state: 'shut',
    hit: ['likeStory', 'postComment', 'listComments', 'viewStory'],
  },
  {
    fault: 'the lake takes ten seconds',
    part: 'content lake',
    gate: () => lakeGate,
    state: 'slow',
    hit: ['likeStory', 'postComment', 'listComments', 'viewStory'],
  },
  {
    fault: 'MongoDB is down',
    part: 'MongoDB',
    gate: () => mongoGate,
    state: 'shut',
    hit: ['getUser', 'login', 'likeStory', 'postComment', 'deleteComment', 'getEngagement'],
  },
  {
    fault: 'MongoDB takes ten seconds',
    part: 'MongoDB',
    gate: () => mongoGate,
    state: 'slow',
    hit: ['getUser', 'login', 'likeStory', 'postComment', 'deleteComment', 'getEngagement'],
  },
] as const

test.for(faults)(
  'while $fault every call says so within three seconds, health names it, and all recovers by itself',
  {timeout: 60_000},
  async ({part, gate, state, hit}) => {
    const calls = await everyCall()
    gate().turn(state)
    const answers = await Promise.all(calls.map((call) => answerOf(...call)))
    const health = await newsroom.server.get('/api/health')
    const told: unknown = await health.json()
    gate().turn('open')

    expect(answers.filter(({ms}) => ms > 3000)).toEqual([])
    const refused = answers.filter(({status}) => status >= 400)
    expect(
      refused.filter(
        ({status, code, retryAfter}) => status !== 503 || code !== 'unavailable' || retryAfter === null,
      ),
    ).toEqual([])
    expect(refused.map(({name}) => name)).toEqual(expect.arrayContaining([...hit]))
    const inOtherWords = refused.filter(({name, message}) => {
      return message !== (contracts[name]?.failureMessage ?? apiFailures.unavailable.say)
    })
    expect(inOtherWords).toEqual([])
    expect(health.status).toBe(503)
    expect(told).toMatchObject({code: 'unavailable', message: `Not answering: ${part}.`})

    await eventually(expectWell, 15_000)
    await eventually(async () => {
      const again = await Promise.all((await everyCall()).map((call) => answerOf(...call)))
      expect(again.filter(({status}) => status >= 400)).toEqual([])
    }, 15_000)
  },
)

import {type Contract, login, register, type User} from '@bfl/schemas/api'
import {z} from 'zod'

import {eventually} from '#testing/eventually.ts'
import {startLake, type TestLake} from '#testing/start-lake.ts'
import {startMongo, type TestMongo} from '#testing/start-mongo.ts'
import {startServer, type TestServer} from '#testing/start-server.ts'

/** What a call needs beside its contract; a raw body goes out as it is. */
export interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string> | URLSearchParams
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
}

export interface Refusal {
  status: number
  code: string
  message: string
  errors: Record<string, string[]>
}

export interface TestMember {
  token: string
  user: User
}

const admin = {email: 'admin@newsroom.example', password: 'the first admin of all'}
export const memberPassword = 'eight times eight'

const RefusedAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
})

/** Lake, MongoDB and server as the processes and sockets that they are. */
export class Newsroom implements AsyncDisposable {
  readonly lake: TestLake
  readonly mongo: TestMongo
  readonly server: TestServer
  #members = 0
  #stories = 0

  constructor(parts: {lake: TestLake; mongo: TestMongo; server: TestServer}) {
    this.lake = parts.lake
    this.mongo = parts.mongo
    this.server = parts.server
  }

  get models() {
    return this.server.running.context.people.models()
  }

  async aStory(fields: Record<string, unknown> = {}): Promise<number> {
    this.#stories += 1
    const number = this.#stories
    await this.lake.client.create({
      _id: `story-${number}`,
      _type: 'story',
      number,
      title: `Story ${number}`,
      slug: {_type: 'slug', current: `story-${numberWord(number)}`},
      publishedAt: '2026-01-01T00:00:00.000Z',
      ...fields,
    })
    return number
  }

  /** Registers a reader; past the API where the test is not about registration, which takes its time. */
  async aMember(fields: {name?: string; role?: 'reader' | 'moderator' | 'admin'} = {}): Promise<TestMember> {
    this.#members += 1
    const {people} = this.server.running.context
    const member = await this.models.users.add({
      name: 'Mercy Chebet',
      role: 'reader',
      ...fields,
      email: `member-${this.#members}@readers.example`,
      passwordHash: await passwordHash(people.passwords),
      createdAt: new Date(),
    })
    if (member === null) throw new Error('this e-mail is taken')
    const token = await people.tokens.sign(member, new Date())
    return {token, user: {...member, initials: '', created_at: member.createdAt.toISOString()}}
  }

  /** Calls as a client would. */
  fetch(
    contract: Contract,
    {params = {}, query, body, token, headers = {}}: CallOptions = {},
  ): Promise<Response> {
    const sent = contract.encoding === 'multipart' ? asForm(body) : asJson(body)
    const path = contract.call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
    return this.server.get(`/api${path}${search}`, {
      method: contract.call.method,
      headers: {
        ...(typeof sent === 'string' && {'content-type': 'application/json'}),
        ...(token !== undefined && {authorization: `Bearer ${token}`}),
        ...headers,
      },
      ...(sent !== undefined && {body: sent}),
    })
  }

  /** The answer, held to the contract to the letter. */
  async call<Answer extends z.ZodType>(
    contract: Contract & {answer: Answer},
    options: CallOptions = {},
  ): Promise<z.output<Answer>> {
    const response = await this.fetch(contract, options)
    const text = await response.text()
    if (response.status !== contract.status)
      throw new Error(`${response.status} instead of ${contract.status}: ${text}`)
    if (contract.status === 204) return contract.answer.parse(undefined)
    const {success, ...answer} = z.looseObject({success: z.literal(true)}).parse(JSON.parse(text))
    return contract.answer.parse(success && answer)
  }

  async refusal(contract: Contract, options: CallOptions = {}): Promise<Refusal> {
    const response = await this.fetch(contract, options)
    const {code, message, errors = {}} = RefusedAnswer.parse(await response.json())
    return {status: response.status, code, message, errors}
  }

  async admin(): Promise<TestMember> {
    return this.call(login, {body: admin})
  }

  async register(email: string): Promise<TestMember> {
    const body = {
      name: 'Faith Chebet',
      email,
      password: memberPassword,
      password_confirmation: memberPassword,
    }
    return this.call(register, {body})
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]()
    await this.mongo[Symbol.asyncDispose]()
    await this.lake[Symbol.asyncDispose]()
  }
}

export async function startNewsroom(
  environment: Record<string, string> = {},
  startDatabase: () => Promise<TestMongo> = startMongo,
): Promise<Newsroom> {
  const [lake, mongo] = await Promise.all([startLake(), startDatabase()])
  const server = await startServer({
    lakeOrigin: lake.origin,
    environment: {...newsroomSettings(mongo), SANITY_API_WRITE_TOKEN: lake.token, ...environment},
  })
  const newsroom = new Newsroom({lake, mongo, server})
  await eventually(() => expectReady(newsroom), 15_000)
  return newsroom
}

/** What a server with accounts is started with. */
export function newsroomSettings({uri}: {uri: string}): Record<string, string> {
  return {
    MONGODB_URI: uri,
    JWT_SECRET: 'a secret for tests alone, long enough to be taken',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
  }
}

async function expectReady({server}: Newsroom): Promise<void> {
  server.running.context.people.models()
}

function asJson(body: unknown): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
}

/** Fields as a browser's form would send them: files as files, lists as the same name again, all else as text. */
function asForm(body: unknown): FormData | string | undefined {
  if (typeof body === 'string' || body === undefined) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(z.record(z.string(), z.unknown()).parse(body))) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      const file = UploadedFile.safeParse(entry).data
      if (file === undefined) form.append(name, String(entry))
      else form.append(name, new Blob([file.bytes]), file.name)
    }
  }
  return form
}

const UploadedFile = z.object({name: z.string(), bytes: z.instanceof(Uint8Array<ArrayBuffer>)})

let hash: Promise<string> | null = null
function passwordHash(passwords: {hash(password: string): Promise<string>}): Promise<string> {
  hash ??= passwords.hash(memberPassword)
  return hash
}

function numberWord(number: number): string {
  return (
    ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][number] ?? `n${number}`
  )
}

import {z} from 'zod'

export interface Login {
  email: string
  password: string
}

const Session = z.object({token: z.string(), user: z.object({id: z.string(), role: z.string()})})
const Refusal = z.object({message: z.string(), errors: z.record(z.string(), z.array(z.string())).default({})})
const Reply = z.object({id: z.string(), content: z.string()})
const Comments = z.object({data: z.array(Reply.extend({replies: z.array(Reply)}))})
const Posted = z.object({data: z.object({id: z.string()})})

export type Session = z.infer<typeof Session>
export type StandingComment = z.infer<typeof Comments>['data'][number]

class Refused extends Error {
  override name = 'Refused'
  readonly fields: readonly string[]
  constructor(call: string, {message, errors}: z.infer<typeof Refusal>) {
    super(`${call}: ${[message, ...Object.values(errors).flat()].join(' ')}`)
    this.fields = Object.keys(errors)
  }
}

/** What a reader's browser would send to the site. */
export class SiteClient {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Makes the account, or signs in to the one that an earlier run made. */
  async enter(name: string, {email, password}: Login): Promise<Session> {
    const body = {name, email, password, password_confirmation: password}
    try {
      return Session.parse(await this.#call('POST', '/auth/register', {body}))
    } catch (error) {
      if (!(error instanceof Refused) || !error.fields.includes('email')) throw error
      return this.login({email, password})
    }
  }

  async login({email, password}: Login): Promise<Session> {
    return Session.parse(await this.#call('POST', '/auth/login', {body: {email, password}}))
  }

  async setRole(userId: string, role: 'moderator', {token}: Session): Promise<void> {
    await this.#call('PATCH', `/users/${userId}`, {token, body: {role}})
  }

  async likeStory(story: string, {token}: Session): Promise<void> {
    await this.#call('POST', `/stories/${story}/like`, {token, body: {liked: true}})
  }

  async likeComment(id: string, {token}: Session): Promise<void> {
    await this.#call('POST', `/comments/${id}/like`, {token, body: {liked: true}})
  }

  async commentsOn(story: string): Promise<StandingComment[]> {
    return Comments.parse(await this.#call('GET', `/stories/${story}/comments`)).data
  }

  async post(story: string, content: string, parentId: string | null, {token}: Session): Promise<string> {
    const body = {content, parent_id: parentId}
    return Posted.parse(await this.#call('POST', `/stories/${story}/comments`, {token, body})).data.id
  }

  async #call(
    method: string,
    path: string,
    {token, body}: {token?: string; body?: object} = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && {authorization: `Bearer ${token}`}),
      },
      ...(body !== undefined && {body: JSON.stringify(body)}),
      signal: AbortSignal.timeout(30_000),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Refused(`${method} ${path}`, Refusal.parse(answer))
    return answer
  }
}

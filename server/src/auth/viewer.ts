import type {Request} from 'express'

import type {Context} from '#context.ts'
import type {Member} from '#models/users.ts'

/** Who makes a call. */
export type Viewer = Member

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i
const longestToken = 2000

/** Who the bearer token of a request belongs to; the account is read each time, so what has ended has ended. */
export async function viewerOf(request: Request, {people, now}: Context): Promise<Viewer | null> {
  const header = request.get('authorization')
  if (header === undefined || header.length > longestToken) return null
  const token = bearer.exec(header)?.[1]
  if (token === undefined) return null
  const claims = await people.tokens.read(token, now())
  if (claims === null) return null
  const member = await people.models().users.byId(claims.id)
  return member?.tokenVersion === claims.tokenVersion ? member : null
}

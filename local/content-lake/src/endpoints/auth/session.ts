import {sessionTokens} from '#auth/identify.ts'
import {refuseForeignSignIn} from '#http/csrf.ts'
import type {Endpoint} from '#http/endpoint.ts'
import {unauthorized} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'

export const fetchSessionEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/auth/fetch',
  access: 'anyone',
  handle({method, query, headers}, lake) {
    refuseForeignSignIn(lake.origins, headers)
    // A HEAD would use the ticket up and throw the session away.
    const userId = method === 'GET' ? lake.loginTickets.redeem(query.get('sid') ?? '') : null
    if (userId === null) throw unauthorized()
    const token = lake.sessions.create(userId)
    const cookie = sessionCookie(lake, token, lake.sessions.lifetimeSeconds)
    return {kind: 'json', body: {token, label: 'session'}, headers: {'set-cookie': cookie}}
  },
}

export const sessionIdEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/auth/id',
  access: 'member',
  handle({viewer, headers}, lake) {
    const session = sessionTokens(headers)
      .map((token) => lake.sessions.find(token))
      .find((found) => found?.userId === viewer?.id)
    const fallback = lake.now().getTime() + lake.sessions.lifetimeSeconds * 1000
    return {
      kind: 'json',
      body: {id: viewer?.id, expiry: Math.floor((session?.expiresAt ?? fallback) / 1000)},
    }
  },
}

/** Open to anyone: a session that has already ended must still be able to lose its cookie. */
export const logoutEndpoint: Endpoint = {
  method: 'POST',
  pattern: '/auth/logout',
  access: 'anyone',
  handle({headers}, lake) {
    for (const token of sessionTokens(headers)) {
      lake.sessions.end(token)
      lake.sessionStreams.end(token)
    }
    return {kind: 'empty', status: 204, headers: {'set-cookie': sessionCookie(lake, '', 0)}}
  },
}

function sessionCookie(lake: Lake, token: string, maxAge: number) {
  const secure = lake.publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `sanitySession=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

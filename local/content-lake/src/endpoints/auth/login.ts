import {normalEmail} from '#auth/accounts.ts'
import {loginPage, refusedReturnPage} from '#auth/login-page.ts'
import {returnAddress} from '#auth/return-address.ts'
import {refuseForeignPage} from '#http/csrf.ts'
import type {Endpoint, LakeRequest} from '#http/endpoint.ts'

const FORM_LIMIT = 16 * 1024
const LOOPBACK = /^(?:$|::1$|(?:::ffff:)?127\.)/

export const showLoginEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/auth/login/lake',
  access: 'anyone',
  handle({query}, lake) {
    const asked = query.get('origin')
    const returnTo = returnAddress(lake.origins, asked)
    return returnTo ? loginPage({returnTo}) : refusedReturnPage(asked ?? '')
  },
}

export const loginEndpoint: Endpoint = {
  method: 'POST',
  pattern: '/auth/login/lake',
  access: 'anyone',
  async handle(request, lake) {
    refuseForeignPage(lake.origins, request.headers)
    const form = new URLSearchParams((await request.readBytes(FORM_LIMIT)).toString())
    const asked = form.get('origin') ?? request.query.get('origin')
    const returnTo = returnAddress(lake.origins, asked)
    if (!returnTo) return refusedReturnPage(asked ?? '')

    const email = (form.get('email') ?? '').slice(0, 320)
    const key = normalEmail(email)
    const address = clientAddress(request)
    const wait = lake.loginAttempts.waitSeconds(key, address)
    if (wait > 0) {
      const alert = `Too many failed attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`
      return loginPage({returnTo, email, alert}, 429, {'retry-after': String(wait)})
    }

    const password = (form.get('password') ?? '').slice(0, 1024)
    // Counted before it is checked: guesses sent at the same moment must not all pass as the first one.
    lake.loginAttempts.failed(key, address)
    const viewer = await lake.accounts.byPassword(email, password)
    if (!viewer) return loginPage({returnTo, email, alert: 'The e-mail or the password is wrong.'}, 401)

    lake.loginAttempts.succeeded(key, address)
    returnTo.hash = `sid=${lake.loginTickets.issue(viewer.id)}`
    return {kind: 'empty', status: 303, headers: {location: returnTo.href, 'referrer-policy': 'no-referrer'}}
  },
}

/**
 * We listen on this machine only, so it is the proxy here that says who called. What it saw itself comes last; where
 * that is this machine again, another proxy stands before it and has written the entry before.
 */
function clientAddress({headers}: LakeRequest) {
  const forwarded = headers['x-forwarded-for']
  const text = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')
  const hops = text.split(',').map((hop) => hop.trim().slice(0, 64))
  return hops.findLast((hop) => !LOOPBACK.test(hop)) ?? ''
}

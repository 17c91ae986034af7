import type {RequestHandler} from 'express'

// Browsers ignore these on plain http, some with a complaint in the console.
const secureOriginHeaders = [
  ['Strict-Transport-Security', 'max-age=31536000'],
  // The Studio opens previews in windows of their own and goes on talking to them.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
] as const

/** Headers that hold for every answer of the server itself; the content policy differs by part and is set there. */
export function securityHeaders({isHttps}: {isHttps: boolean}): RequestHandler {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(isHttps ? secureOriginHeaders : []),
  ])
  return (_request, response, next) => {
    response.setHeaders(headers)
    next()
  }
}

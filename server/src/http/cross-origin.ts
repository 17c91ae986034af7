import cors from 'cors'
import type {RequestHandler} from 'express'

/**
 * Lets pages of these origins call. A login travels as a bearer token that a page has to hold itself, so no cookie is let in.
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-HTTP-Method-Override'],
    exposedHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}

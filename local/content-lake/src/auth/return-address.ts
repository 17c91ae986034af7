import type {AllowedOrigins} from '#http/allowed-origins.ts'

/** Where a login may lead: a web page of an allowed origin. Anywhere else the session would be given away. */
export function returnAddress(origins: AllowedOrigins, asked: string | null): URL | null {
  if (asked === null || asked === '') return new URL(origins.publicOrigin)
  const address = URL.parse(asked)
  if (!address || !/^https?:$/.test(address.protocol)) return null
  if (address.username !== '' || address.password !== '') return null
  return origins.has(address.origin) ? address : null
}

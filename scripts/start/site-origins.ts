import os from 'node:os'

import type {StartSettings} from './settings.ts'

const EVERYWHERE = ['0.0.0.0', '::']

/** The addresses of this machine at which others on its network find the site, when it is opened to them. */
export function networkOrigins({host, port}: StartSettings): string[] {
  if (!EVERYWHERE.includes(host)) return []
  const addresses = Object.values(os.networkInterfaces()).flatMap((network) => network ?? [])
  return addresses
    .filter(({internal, family}) => !internal && family === 'IPv4')
    .map(({address}) => `http://${address}:${port}`)
}

/** Every origin under which this start's own pages may be open in a browser. */
export function siteOrigins(settings: StartSettings): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${settings.port}`)
  return [...loopback, ...networkOrigins(settings), ...settings.allowedOrigins]
}

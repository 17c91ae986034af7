import {adminOf, type Secrets} from './credentials.ts'
import type {StartSettings} from './settings.ts'
import {networkOrigins} from './site-origins.ts'

/** The addresses and logins, as the last thing the start says. */
export function printWelcome(settings: StartSettings, secrets: Secrets | undefined) {
  const rows: [string, string][] = [
    ['Site', `${settings.publicUrl}/`],
    ...networkOrigins(settings).map((origin): [string, string] => ['On the network', `${origin}/`]),
    ['Studio', `${settings.publicUrl}/studio`],
    ['Health', `${settings.publicUrl}/api/health`],
  ]
  if (secrets && settings.isLakeEmbedded) {
    for (const editor of secrets.editors) rows.push(['Studio login', `${editor.email}   ${editor.password}`])
  }
  if (secrets && settings.isMongoEmbedded) {
    const admin = adminOf(settings, secrets)
    rows.push(['Admin login', `${admin.email}   ${admin.password}`])
    if (settings.seed === 'demo' && settings.isLakeEmbedded) {
      rows.push(['Moderator login', `${secrets.moderator.email}   ${secrets.moderator.password}`])
      rows.push(['Reader login', `${secrets.reader.email}   ${secrets.reader.password}`])
    }
  }
  if (secrets) rows.push(['Kept in', settings.dataDir])
  const lines = rows.map(([label, value]) => `  ${label.padEnd(16)}${value}`)
  console.log(['', 'Beyond the Finish Line is running.', '', ...lines, '', 'Ctrl-C ends it.', ''].join('\n'))
}

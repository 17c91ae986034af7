export type Theme = 'system' | 'light' | 'dark'

const cookie = /(?:^|;\s*)theme=(light|dark)(?:;|$)/

/** The theme that a reader chose; anything but the two known names means the system's. */
export function themeOf(cookies: string | undefined): Theme {
  if (cookies === undefined) return 'system'
  const chosen = cookie.exec(cookies)?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** The rendered page with the one attribute that differs between readers. */
export function withTheme(html: string, theme: Theme): string {
  return theme === 'system' ? html : html.replace(' data-theme="system"', ` data-theme="${theme}"`)
}

import {darkColors, lightColors} from '#theme/theme.ts'

import {escapeHtml, escapeJson} from './html-escape.ts'
import {siteName} from './page-head.ts'
import type {Start} from './page-session.ts'

interface DocumentParts {
  head: string
  styles: string
  body: string
  hydration: unknown
  start: Start
  assets: {scripts: readonly string[]; styles: readonly string[]; preloads: readonly string[]}
}

/** The whole first HTML. The server writes the reader's theme over the first data-theme attribute. */
export function htmlDocument({head, styles, body, hydration, start, assets}: DocumentParts): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="system">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<meta name="theme-color" content="${lightColors.masthead}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${darkColors.masthead}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    '<link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${siteName}" href="/rss.xml">`,
    ...assets.styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    styles,
    ...assets.preloads.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
    ...assets.scripts.map((address) => `<script type="module" src="${escapeHtml(address)}"></script>`),
    '</head>',
    `<body><div id="root" data-start="${start}">${body}</div>`,
    `<script type="application/json" id="hydration">${escapeJson(hydration)}</script>`,
    '</body></html>',
  ].join('')
}

import {cutText} from '@bfl/schemas/domain/cut-text'
import {shareExcerptLength} from '@bfl/schemas/domain/site-constants'

import type {IconName} from '#ui/icon.tsx'

export interface Shared {
  title: string
  excerpt: string
  url: string
}

interface ShareLink {
  network: string
  icon: IconName
  href: string
}

/** Where each network takes a page to share. */
export function shareLinks({title, excerpt, url}: Shared): ShareLink[] {
  const text = `${title}: ${cutText(excerpt, shareExcerptLength)}`
  return [
    {
      network: 'Facebook',
      icon: 'facebook',
      href: address('https://www.facebook.com/sharer/sharer.php', {u: url, quote: text}),
    },
    {network: 'Twitter', icon: 'twitter', href: address('https://twitter.com/intent/tweet', {url, text})},
    {network: 'WhatsApp', icon: 'whatsapp', href: address('https://wa.me/', {text: `${text} ${url}`})},
    {
      network: 'LinkedIn',
      icon: 'linkedin',
      href: address('https://www.linkedin.com/sharing/share-offsite/', {
        url,
        title,
        summary: cutText(excerpt, shareExcerptLength),
      }),
    },
  ]
}

/** Opens a letter with the page in it. Spaces are written as %20: to mail programs a plus is a plus. */
export function emailLink({title, excerpt, url}: Shared): ShareLink {
  const subject = encodeURIComponent(title)
  const body = encodeURIComponent(`${cutText(excerpt, shareExcerptLength)}\n\n${url}`.trim())
  return {network: 'E-mail', icon: 'mail', href: `mailto:?subject=${subject}&body=${body}`}
}

function address(base: string, params: Record<string, string>): string {
  return `${base}?${new URLSearchParams(params)}`
}

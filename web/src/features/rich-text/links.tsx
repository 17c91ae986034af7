import {isRecord} from '@bfl/schemas/domain/is-record'
import {safeHref} from '@bfl/schemas/domain/safe-href'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'

import {targetPath} from './target-path.ts'

/** A link to any address; words alone where the address may not be followed. */
export function OuterLink({mark, children}: {mark: unknown; children: ReactNode}) {
  const href = safeHref(isRecord(mark) && typeof mark.href === 'string' ? mark.href : null)
  if (!href) return <>{children}</>
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}

/** A link to something on the site; words alone where that is gone. */
export function InternalLink({mark, children}: {mark: unknown; children: ReactNode}) {
  const path = targetPath(isRecord(mark) ? mark.target : null)
  return path ? <Link to={path}>{children}</Link> : <>{children}</>
}

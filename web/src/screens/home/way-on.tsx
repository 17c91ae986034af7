import {safeHref} from '@bfl/schemas/domain/safe-href'

import {Button, ButtonLink} from '#ui/button.tsx'

interface WayOnProps {
  /** What an editor has written, or nothing. */
  href: string | null
  tone?: 'accent' | 'quiet'
  children: string
}

/** Asked for by the specification: without a link from the editors the button is there and does nothing. */
export function WayOn({href, tone = 'quiet', children}: WayOnProps) {
  const safe = safeHref(href)
  return safe ? (
    <ButtonLink to={safe} tone={tone}>
      {children}
    </ButtonLink>
  ) : (
    <Button onPress={() => {}} tone={tone}>
      {children}
    </Button>
  )
}

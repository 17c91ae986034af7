import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'

import {grouped, likesLabel} from './count-texts.ts'

interface LikesCountProps {
  /** The story's number. */
  of: number | null
  likes: number
}

/** How often a story was liked, once it was. Before the site has taken over, a small script writes it into the page. */
export function LikesCount({of, likes}: LikesCountProps) {
  if (of === null) return null
  return (
    <Face data-likes-of={of} hidden={likes === 0} suppressHydrationWarning title={likesLabel(likes)}>
      <Icon name="heart" size={18} />
      <span suppressHydrationWarning>{grouped(likes)}</span>
    </Face>
  )
}

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.hair};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  &[hidden] {
    display: none;
  }
`

import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {badgeColors} from './badge-colors.ts'

/** What an athlete is known for, in the colour that the editor chose. */
export function AthleteBadge({badge, color}: {badge: string; color: string | null}) {
  return <Face style={badgeColors(color)}>{badge}</Face>
}

const Face = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: 0.1875rem 1.125rem 0.1875rem 0.625rem;
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.625rem) 100%, 0 100%);
  font: 700 ${theme.size.label}/1.25 ${theme.font.display};
  letter-spacing: 0.04em;
  text-transform: uppercase;
`

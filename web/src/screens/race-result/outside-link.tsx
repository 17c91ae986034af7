import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'

export function OutsideLink({href, children}: {href: string; children: string}) {
  return (
    <Face href={href} rel="noopener" target="_blank">
      <Icon name="outside" />
      {children}
    </Face>
  )
}

const Face = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: ${theme.line.thin} solid ${theme.color.text};
  border-radius: ${theme.radius.card};
  font: 700 1.3125rem/1.1 ${theme.font.display};
  letter-spacing: 0.02em;
  text-decoration: none;
  &:hover {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`

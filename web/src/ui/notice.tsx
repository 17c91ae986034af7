import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** What is shown where content would be: nothing found, or something failed. Children are the way out. */
export function Notice({
  title,
  tone = 'calm',
  children,
}: {
  title: string
  tone?: 'calm' | 'failure'
  children?: ReactNode
}) {
  return (
    <Face role={tone === 'failure' ? 'alert' : undefined}>
      <Title>{title}</Title>
      {children}
    </Face>
  )
}

const Face = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding: ${theme.space.xl} ${theme.space.lg};
  border-left: ${theme.line.heavy} solid ${theme.color.accent};
  background: ${theme.color.surfaceSunken};
`

const Title = styled.p`
  font: 700 ${theme.size.title}/1.15 ${theme.font.display};
`

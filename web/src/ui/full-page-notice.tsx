import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {Container} from './container.tsx'
import {Heading} from './heading.tsx'
import {Text} from './text.tsx'

/** A page that has nothing to show but why, and the way on. */
export function FullPageNotice({
  mark,
  title,
  text,
  children,
}: {
  mark?: string
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <Container>
      <Face>
        {mark && <Mark aria-hidden="true">{mark}</Mark>}
        <Heading $size="headline" as="h1">
          {title}
        </Heading>
        <Text $size="lead" $tone="textMuted">
          {text}
        </Text>
        {children}
      </Face>
    </Container>
  )
}

const Face = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.lg};
  max-width: ${theme.width.reading};
  padding-block: clamp(3rem, 10vh, 7rem);
`

const Mark = styled.p`
  padding-right: 0.35em;
  background: repeating-linear-gradient(
      to bottom,
      ${theme.color.accent} 0 ${theme.line.heavy},
      transparent ${theme.line.heavy} ${theme.line.wide}
    )
    right / 0.25em 100% no-repeat;
  color: ${theme.color.accent};
  font: 900 clamp(6rem, 22vw, 13rem)/0.8 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

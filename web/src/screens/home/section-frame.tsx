import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import type {HomeSection} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Text} from '#ui/text.tsx'

interface SectionFrameProps {
  id: HomeSection
  /** Green marks what is about women and the climate. */
  tone?: 'text' | 'green'
  title: string
  intro: string
  children: ReactNode
}

/** A section of the home page with the anchor that the menu leads to. */
export function SectionFrame({id, tone = 'text', title, intro, children}: SectionFrameProps) {
  const titleId = `${id}-title`

  return (
    <Section aria-labelledby={titleId} id={id}>
      <Container>
        <Head $tone={tone}>
          <Heading id={titleId}>{title}</Heading>
          <Text $size="lead" $tone="textMuted">
            {intro}
          </Text>
        </Head>
        <Body>{children}</Body>
      </Container>
    </Section>
  )
}

const Section = styled.section`
  padding-block: clamp(3rem, 7vw, 5.5rem);
  & + & {
    border-top: ${theme.line.hair} solid ${theme.color.rule};
  }
`

const Head = styled.div<{$tone: 'text' | 'green'}>`
  display: grid;
  gap: ${theme.space.xs} ${theme.space.xl};
  margin-bottom: ${theme.space.lg};
  padding-top: ${theme.space.md};
  border-top: ${theme.line.heavy} solid ${({$tone}) => theme.color[$tone]};
  ${media.large} {
    grid-template-columns: auto minmax(0, 28rem);
    align-items: end;
    justify-content: space-between;
  }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
`

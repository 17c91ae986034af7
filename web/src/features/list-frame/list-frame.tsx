import {type ReactNode, useEffect, useRef} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Label} from '#ui/label.tsx'
import {Text} from '#ui/text.tsx'

interface ListFrameProps {
  title: string
  intro: string
  /** What the list is searched and narrowed by; it stays while the list changes. A list without has no bar of controls. */
  search?: ReactNode
  chips?: ReactNode
  /** How much is shown; null while that is not known. */
  count?: string | null
  /** The address of the whole list, where this is only a part of it. */
  clearHref?: string | null
  isLoading: boolean
  children: ReactNode
}

/** A page that is one long list. */
export function ListFrame({
  title,
  intro,
  search,
  chips,
  count = null,
  clearHref = null,
  isLoading,
  children,
}: ListFrameProps) {
  const body = useRef<HTMLDivElement>(null)
  const wasLoading = useRef(false)

  useEffect(() => {
    // A link that is gone with the old list has taken the focus along: the keyboard goes on at the new one.
    const isLost = document.activeElement === document.body
    if (wasLoading.current && !isLoading && isLost) body.current?.focus({preventScroll: true})
    wasLoading.current = isLoading
  }, [isLoading])

  return (
    <Container>
      <Head>
        <Heading $size="headline" as="h1">
          {title}
        </Heading>
        <Text $size="lead" $tone="textMuted">
          {intro}
        </Text>
      </Head>
      {search && (
        <Controls>
          {search}
          {chips}
          <Facts>
            <Label role="status">{count}</Label>
            {clearHref !== null && (
              <Clear to={clearHref}>
                <Icon name="close" size={16} />
                Clear filters
              </Clear>
            )}
          </Facts>
        </Controls>
      )}
      <Body aria-busy={isLoading} ref={body} tabIndex={-1}>
        {children}
      </Body>
    </Container>
  )
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space.sm} ${theme.space.xl};
  padding-block: clamp(2rem, 6vw, 4.5rem) ${theme.space.lg};
  ${media.large} {
    grid-template-columns: auto minmax(0, 28rem);
    align-items: end;
    justify-content: space-between;
  }
`

const Controls = styled.div`
  display: grid;
  gap: ${theme.space.md};
  padding-top: ${theme.space.lg};
  border-top: ${theme.line.heavy} solid ${theme.color.text};
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.lg};
  min-height: 3rem;
`

const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  color: ${theme.color.accent};
  font: 700 1.25rem/1.2 ${theme.font.display};
  text-decoration-thickness: ${theme.line.thin};
  text-underline-offset: 0.16em;
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.xxl};
  min-height: 60vh;
  padding-block: ${theme.space.sm} ${theme.space.huge};
  outline: none;
`

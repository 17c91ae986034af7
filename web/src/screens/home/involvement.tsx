import {styled} from 'styled-components'

import type {InvolvementCard} from '#content/site-settings.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Text} from '#ui/text.tsx'

import {SectionFrame} from './section-frame.tsx'
import {WayOn} from './way-on.tsx'

export function Involvement({cards}: {cards: readonly InvolvementCard[]}) {
  return (
    <SectionFrame id="involved" intro="The finish line is where the next story starts." title="Get Involved">
      <Cards>
        {cards.map(({title, description, url}) => (
          <Card key={title}>
            <Heading $size="title" as="h3">
              {title}
            </Heading>
            <Text $tone="textMuted">{description}</Text>
            <WayOn href={url}>Learn More</WayOn>
          </Card>
        ))}
      </Cards>
    </SectionFrame>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space.lg};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.sm};
  padding: ${theme.space.lg};
  border-top: ${theme.line.bold} solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};
  & > :last-child {
    margin-top: auto;
  }
`

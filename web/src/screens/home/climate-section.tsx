import {styled} from 'styled-components'

import {climate} from '#content/fixed-home.ts'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Text} from '#ui/text.tsx'

import {Figures} from './figures.tsx'
import {SectionFrame} from './section-frame.tsx'

export function ClimateSection() {
  const {changes, initiatives, quote} = climate

  return (
    <SectionFrame
      id="climate"
      intro="The hills that raise champions are changing. The people who run there are the first to act."
      title="Running for Our Planet"
      tone="green"
    >
      <Figures figures={changes} tone="green" />
      <Initiatives>
        {initiatives.map(({name, what, impact}) => (
          <Initiative key={name}>
            <Heading $size="title" as="h3">
              {name}
            </Heading>
            <Text $tone="textMuted">{what}</Text>
            <Impact>{impact}</Impact>
          </Initiative>
        ))}
      </Initiatives>
      <Quote>
        <blockquote>
          <Words>“{quote.words}”</Words>
        </blockquote>
        <figcaption>
          <Label $tone="text">{quote.by}</Label>
        </figcaption>
      </Quote>
      <Row $justify="center">
        <ButtonLink to={paths.climate} tone="quiet">
          Learn More About Our Climate Work
        </ButtonLink>
      </Row>
    </SectionFrame>
  )
}

const Initiatives = styled.ul`
  display: grid;
  gap: ${theme.space.lg};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Initiative = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  padding: ${theme.space.lg};
  border-top: ${theme.line.bold} solid ${theme.color.green};
  background: ${theme.color.surfaceRaised};
`

const Impact = styled.p`
  margin-top: auto;
  color: ${theme.color.green};
  font: 800 ${theme.size.title}/1.1 ${theme.font.display};
`

const Quote = styled.figure`
  display: grid;
  gap: ${theme.space.md};
  max-width: 52rem;
  margin: 0;
  padding-left: ${theme.space.lg};
  border-left: ${theme.line.heavy} double ${theme.color.green};
`

const Words = styled.p`
  font: 400 ${theme.size.lead}/1.45 ${theme.font.text};
  text-wrap: pretty;
`

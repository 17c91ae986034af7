import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {WomenCard} from '#content/women-data.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Label} from '#ui/label.tsx'

const shape = {width: 3, height: 2}

/** The way on from the end of a story. */
export function NextStory({story: {number, title, name, image}}: {story: WomenCard}) {
  return (
    <Band aria-labelledby="next-story" data-print="hidden">
      <Container>
        <Card>
          <Words>
            <Label $tone="mastheadMuted" as="p">
              Next Story
            </Label>
            <Heading as="h2" id="next-story">
              <Way to={paths.womenStory(number)}>{title}</Way>
            </Heading>
            <Who>
              {name}
              <Icon name="right" size={20} />
            </Who>
          </Words>
          <WomanPicture isDecorative picture={image} ratio={shape} sizes="(min-width: 48rem) 24rem, 100vw" />
        </Card>
      </Container>
    </Band>
  )
}

const Band = styled.nav`
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
`

const Card = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.lg};
  padding-block: ${theme.space.xl};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    align-items: center;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  min-width: 0;
`

const Way = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.12em;
  }
`

const Who = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.mastheadAccent};
  font: 700 1.375rem/1.2 ${theme.font.display};
  overflow-wrap: anywhere;
`

import {formatDate} from '@bfl/schemas/domain/format-date'
import {styled} from 'styled-components'

import type {WomenStory} from '#content/women-data.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {WomenIcon} from '#features/women-icons/women-icon.tsx'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Tag} from '#ui/tag.tsx'

import {ShareButton} from './share-button.tsx'

const shape = {width: 4, height: 5}

/** Who it is about, and her picture beside it. */
export function WomenStoryOpening({story}: {story: WomenStory}) {
  const {label, isFeatured, title, name, createdAt, image, icon, number, description} = story

  return (
    <Band>
      <Container>
        <Hero>
          <Words>
            <Row $gap="xs">
              {label && <Tag $tone="green">{label}</Tag>}
              {isFeatured && <Tag $tone="text">Featured</Tag>}
            </Row>
            <Heading $size="headline" as="h1">
              {title}
            </Heading>
            <Who>
              <WomenIcon name={icon} size={28} />
              {name !== title && <b>{name}</b>}
              <Label as="time" dateTime={createdAt}>
                {formatDate(createdAt)}
              </Label>
            </Who>
            <ShareButton description={description} number={number} title={title} />
          </Words>
          <WomanPicture
            isFirst
            picture={image}
            ratio={shape}
            sizes="(min-width: 82rem) 30rem, (min-width: 48rem) 40vw, 100vw"
          />
        </Hero>
      </Container>
    </Band>
  )
}

const Band = styled.header`
  border-bottom: ${theme.line.heavy} solid ${theme.color.green};
  background: ${theme.color.surfaceSunken};
`

const Hero = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} 0;
  ${media.medium} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :last-child {
      max-width: 30rem;
      place-self: end;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space.lg};
  min-width: 0;
  padding-bottom: ${theme.space.sm};
  ${media.medium} {
    padding-block: ${theme.space.xl} ${theme.space.xxl};
  }
`

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  color: ${theme.color.green};
  font: 700 1.375rem/1.2 ${theme.font.display};
  overflow-wrap: anywhere;
  & > b {
    min-width: 0;
    color: ${theme.color.text};
  }
`

import {styled} from 'styled-components'

import type {WomenCard} from '#content/women-data.ts'
import type {DialogVideo} from '#features/video-dialog/use-video-dialog.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Tag} from '#ui/tag.tsx'
import {Text} from '#ui/text.tsx'

const shape = {width: 4, height: 3}

interface FeaturedWomanProps {
  woman: WomenCard
  onWatch: (video: DialogVideo) => void
}

/** The featured woman's story, large; its ways to the interview are there only where there is one. */
export function FeaturedWoman({woman, onWatch}: FeaturedWomanProps) {
  const {number, name, title, description, label, image, videoUrl} = woman
  const athlete = name || title
  const watch = videoUrl ? () => onWatch({url: videoUrl, title, athlete}) : null

  return (
    <Face>
      <Photo>
        <WomanPicture
          isDecorative
          picture={image}
          ratio={shape}
          sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 100vw"
        />
        {watch && (
          <Play aria-label={`Play the interview with ${athlete}`} onClick={watch} type="button">
            <Icon name="play" size={36} />
          </Play>
        )}
      </Photo>
      <Words>
        {label && <Tag $tone="green">{label}</Tag>}
        <Heading as="h3">{title}</Heading>
        {name !== title && <Label $tone="text">{name}</Label>}
        <Text $tone="textMuted">{description}</Text>
        <Row>
          <ButtonLink to={paths.womenStory(number)}>Read Full Story</ButtonLink>
          {watch && (
            <Button onPress={watch} tone="quiet">
              Watch Interview
            </Button>
          )}
        </Row>
      </Words>
    </Face>
  )
}

const Face = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.color.surfaceRaised};
  border-bottom: ${theme.line.heavy} solid ${theme.color.green};
  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Photo = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
  }
  & > :first-child {
    height: 100%;
  }
`

const Play = styled.button`
  display: grid;
  place-self: center;
  place-items: center;
  width: 5.5rem;
  height: 5.5rem;
  border: ${theme.line.bold} solid ${theme.color.onGreen};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.green};
  color: ${theme.color.onGreen};
  transition: transform ${theme.motion.quick};
  &:hover {
    transform: scale(1.06);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space.md};
  min-width: 0;
  padding: clamp(1.25rem, 3vw, 2.75rem);
  overflow-wrap: anywhere;
`

import {styled} from 'styled-components'

import {ContentImage} from '#features/content-image/content-image.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {DrawnPattern} from '#ui/drawn-pattern.tsx'
import {Heading} from '#ui/heading.tsx'
import {Row} from '#ui/row.tsx'
import {Tag} from '#ui/tag.tsx'

import type {Slide} from './hero-slides.ts'

interface HeroSlideProps {
  slide: Slide
  position: string
  isCurrent: boolean
  isFirst: boolean
  hasImage: boolean
}

const shape = {width: 3, height: 2}

/** From here on a title is set smaller, so that it does not push the rest off the screen. */
const longTitle = 48

export function HeroSlide({slide, position, isCurrent, isFirst, hasImage}: HeroSlideProps) {
  const {category, title, subtitle, image, action} = slide

  return (
    <Face
      aria-label={position}
      aria-roledescription="slide"
      data-current={isCurrent}
      inert={!isCurrent}
      role="group"
    >
      <Photo>
        {image && !hasImage ? (
          <DrawnPattern seed={slide.key} />
        ) : (
          <ContentImage
            isDecorative
            isFirst={isFirst}
            picture={image}
            ratio={shape}
            seed={slide.key}
            sizes="(min-width: 64rem) 58vw, 100vw"
          />
        )}
      </Photo>
      <Words>
        {category && <Tag>{category}</Tag>}
        <Heading $size={title.length > longTitle ? 'heading' : 'headline'}>{title}</Heading>
        <Subtitle>{subtitle}</Subtitle>
        <Row $gap="sm">
          <ButtonLink to={action.to} tone="masthead">
            {action.label}
          </ButtonLink>
          <ButtonLink to={paths.section('videos')} tone="mastheadQuiet">
            Watch Stories
          </ButtonLink>
        </Row>
      </Words>
    </Face>
  )
}

const Face = styled.div`
  grid-area: 1 / 1;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-width: 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${theme.motion.calm},
    visibility ${theme.motion.calm};
  &[data-current='true'] {
    visibility: visible;
    opacity: 1;
  }

  ${media.large} {
    grid-template: minmax(clamp(28rem, calc(100vh - 9rem), 42rem), auto) / minmax(0, 5fr) minmax(0, 7fr);
  }
`

const Photo = styled.div`
  position: relative;
  overflow: hidden;

  ${media.large} {
    grid-area: 1 / 2;
    clip-path: polygon(6.5rem 0, 100% 0, 100% 100%, 0 100%);
    & > * {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  padding: ${theme.space.lg} clamp(1rem, 4vw, 2.5rem) 5.25rem;

  ${media.large} {
    grid-area: 1 / 1;
    justify-content: center;
    gap: ${theme.space.lg};
    padding: ${theme.space.xxl} ${theme.space.lg} 6.5rem
      max(clamp(1rem, 4vw, 2.5rem), calc((100vw - ${theme.width.page}) / 2 + 2.5rem));
  }
`

const Subtitle = styled.p`
  max-width: min(34rem, 100%);
  overflow-wrap: anywhere;
  color: ${theme.color.mastheadMuted};
  font-size: ${theme.size.lead};
  line-height: 1.45;
  text-wrap: pretty;
`

import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Tag} from '#ui/tag.tsx'

import {StoryFacts} from './story-facts.tsx'

const shape = {width: 3, height: 2}

/** A story as a card: one link, and the whole card follows it. */
export function StoryCardView({story}: {story: StoryCard}) {
  return (
    <Card>
      <Photo>
        <ContentImage
          isDecorative
          picture={story.image}
          ratio={shape}
          seed={story.slug}
          sizes="(min-width: 82rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
        />
        {story.category && (
          <Flag>
            <Tag>{story.category}</Tag>
          </Flag>
        )}
      </Photo>
      <Heading $size="title" as="h3">
        <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
      </Heading>
      <Excerpt>{story.excerpt}</Excerpt>
      <StoryFacts story={story} />
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
`

const Flag = styled.div`
  position: absolute;
  inset: auto 0 0 0;
  display: flex;
`

const Photo = styled.div`
  position: relative;
  width: 100%;
  margin-bottom: ${theme.space.hair};
  overflow: hidden;
  img,
  svg {
    transition: transform ${theme.motion.calm};
  }
  article:hover > & :is(img, svg) {
    transform: scale(1.03);
  }
`

export const CardLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.12em;
    text-decoration-color: ${theme.color.accent};
  }
`

const Excerpt = styled.p`
  max-width: 100%;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${theme.color.textMuted};
  font-size: 1.0625rem;
  line-height: 1.5;
`

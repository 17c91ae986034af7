import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Tag} from '#ui/tag.tsx'
import {Text} from '#ui/text.tsx'

import {CardLink} from './story-card-view.tsx'
import {StoryFacts} from './story-facts.tsx'

/** As the slides and cards have it, so that one file serves them all. */
const shape = {width: 3, height: 2}

/** The story that opens a list, drawn large. */
export function LeadStory({story}: {story: StoryCard}) {
  return (
    <Face>
      <ContentImage
        isDecorative
        picture={story.image}
        ratio={shape}
        seed={story.slug}
        sizes="(min-width: 82rem) 48rem, (min-width: 64rem) 58vw, 100vw"
      />
      <Words>
        {story.category && <Tag>{story.category}</Tag>}
        <Heading as="h3">
          <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
        </Heading>
        <Text $size="lead" $tone="textMuted">
          {story.excerpt}
        </Text>
        <StoryFacts story={story} />
      </Words>
    </Face>
  )
}

const Face = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.color.surfaceRaised};
  border-bottom: ${theme.line.heavy} solid ${theme.color.accent};
  & > :first-child {
    height: 100%;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${theme.space.md};
  padding: clamp(1.25rem, 3vw, 2.75rem);
`

import type {Engagement} from '@bfl/schemas/api-calls'
import {styled} from 'styled-components'

import type {Story} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {Count} from '#features/engagement/count.tsx'
import {StoryFacts} from '#features/story-card/story-facts.tsx'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Tag} from '#ui/tag.tsx'

const shape = {width: 16, height: 9}

/** Badge, headline and facts, and the picture that opens the story. */
export function StoryOpening({story, engagement}: {story: Story; engagement: Engagement | undefined}) {
  const {category, title, image, slug, caption, credit} = story

  return (
    <Container>
      <Head>
        {category && <Tag>{category}</Tag>}
        <Heading $size="headline" as="h1">
          {title}
        </Heading>
        <StoryFacts story={story}>
          <Count name="views" of={engagement} />
        </StoryFacts>
      </Head>
      <Figure>
        <ContentImage
          isFirst
          picture={image}
          ratio={shape}
          seed={slug}
          sizes="(min-width: 82rem) 77rem, 100vw"
        />
        {(caption || credit) && (
          <figcaption>
            {caption} {credit && <small>{credit}</small>}
          </figcaption>
        )}
      </Figure>
    </Container>
  )
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  max-width: 60rem;
  padding-block: clamp(1.5rem, 4vw, 3.5rem) ${theme.space.lg};
`

const Figure = styled.figure`
  & > :first-child {
    max-height: max(20rem, 72vh);
  }
  margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem));
  ${media.medium} {
    margin-inline: 0;
  }
  figcaption {
    padding: ${theme.space.xs} clamp(1rem, 4vw, 2.5rem) 0;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }
  ${media.medium} {
    figcaption {
      padding-inline: 0;
    }
  }
  small {
    font-size: inherit;
    white-space: nowrap;
  }
`

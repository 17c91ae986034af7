import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {LikesCount} from '#features/engagement/likes-count.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Card, CardFlag, CardFoot, CardLink, CardPhoto, CardText, CardTitle} from '#ui/card.tsx'
import {Icon} from '#ui/icon.tsx'
import {Tag} from '#ui/tag.tsx'

import {StoryFacts} from './story-facts.tsx'

const shape = {width: 3, height: 2}

interface StoryListCardProps {
  story: StoryCard
  likes: number
  level: 'h2' | 'h3'
}

/** A story in a list, with all that helps to choose. */
export function StoryListCard({story, likes, level}: StoryListCardProps) {
  return (
    <Card>
      <CardPhoto>
        <ContentImage
          isDecorative
          picture={story.image}
          ratio={shape}
          seed={story.slug}
          sizes="(min-width: 82rem) 19rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
        />
        {story.isFeatured && (
          <Featured>
            <Icon name="star" size={16} />
            Featured
          </Featured>
        )}
        {story.category && (
          <CardFlag>
            <Tag>{story.category}</Tag>
          </CardFlag>
        )}
      </CardPhoto>
      <CardTitle as={level}>{story.title}</CardTitle>
      {story.excerpt && <CardText $lines={3}>{story.excerpt}</CardText>}
      <StoryFacts isStacked story={story} />
      <CardFoot>
        <CardLink title={story.title} to={paths.story(story.slug)}>
          Read Full Story
        </CardLink>
        <LikesCount likes={likes} of={story.number} />
      </CardFoot>
    </Card>
  )
}

const Featured = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.hair};
  padding: ${theme.space.hair} ${theme.space.xs};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  font: 700 ${theme.size.label}/1.1 ${theme.font.display};
  letter-spacing: 0.04em;
`

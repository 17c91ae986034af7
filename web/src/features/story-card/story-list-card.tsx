import {useId} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {LikesCount} from '#features/engagement/likes-count.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Tag} from '#ui/tag.tsx'

import {StoryFacts} from './story-facts.tsx'

const shape = {width: 3, height: 2}

/** A story in a list, with all that helps to choose. The whole card is one link. */
export function StoryListCard({story, likes}: {story: StoryCard; likes: number}) {
  const id = useId()

  return (
    <Card aria-labelledby={`${id}-title`}>
      <Whole aria-labelledby={`${id}-title ${id}-more`} to={paths.story(story.slug)}>
        <Photo>
          <ContentImage
            isDecorative
            picture={story.image}
            ratio={shape}
            seed={story.slug}
            sizes="(min-width: 82rem) 26rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
          />
          {story.isFeatured && (
            <Featured>
              <Icon name="star" size={16} />
              Featured
            </Featured>
          )}
          {story.category && (
            <Flag>
              <Tag>{story.category}</Tag>
            </Flag>
          )}
        </Photo>
        <Title $size="title" id={`${id}-title`}>
          {story.title}
        </Title>
        {story.excerpt && <Excerpt>{story.excerpt}</Excerpt>}
        <StoryFacts story={story} />
        <Foot>
          <More id={`${id}-more`}>Read Full Story</More>
          <LikesCount likes={likes} of={story.number} />
        </Foot>
      </Whole>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  height: 100%;
`

const Whole = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  text-decoration: none;
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
  a:hover > & > div > :is(img, svg) {
    transform: scale(1.03);
  }
`

const Flag = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
`

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

const Title = styled(Heading)`
  ${Whole}:hover & {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.12em;
    text-decoration-color: ${theme.color.accent};
  }
`

const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${theme.color.textMuted};
  font-size: 1.0625rem;
  line-height: 1.5;
`

/* At the card's lower end, so that the ways on of a row stand in one line. */
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  margin-top: auto;
  padding-top: ${theme.space.xs};
  font: 700 1.25rem/1.2 ${theme.font.display};
`

const More = styled.span`
  padding-bottom: ${theme.space.hair};
  border-bottom: ${theme.line.bold} solid ${theme.color.accent};
  ${Whole}:hover & {
    color: ${theme.color.accent};
  }
`

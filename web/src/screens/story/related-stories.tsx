import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'
import {Text} from '#ui/text.tsx'

const shape = {width: 4, height: 3}

export function RelatedStories({stories}: {stories: readonly StoryCard[]}) {
  return (
    <Side aria-labelledby="related-title">
      <Title $size="title" id="related-title">
        Related Stories
      </Title>
      {stories.length === 0 ? (
        <Text $tone="textMuted">No related stories found</Text>
      ) : (
        <List>
          {stories.map(({slug, title, image, minutes}) => (
            <Item key={slug}>
              <ContentImage isDecorative picture={image} ratio={shape} seed={slug} sizes="8rem" />
              <div>
                <ItemTitle>
                  <ItemLink to={paths.story(slug)}>{title}</ItemLink>
                </ItemTitle>
                <Label>{`${minutes} min read`}</Label>
              </div>
            </Item>
          ))}
        </List>
      )}
    </Side>
  )
}

const Side = styled.aside`
  ${media.large} {
    align-self: start;
  }
`

const Title = styled(Heading)`
  padding-block: ${theme.space.sm};
  border-top: ${theme.line.heavy} solid ${theme.color.text};
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space.md};
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${theme.space.sm};
  padding-top: ${theme.space.md};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
`

const ItemTitle = styled.h3`
  font: 700 1.375rem/1.08 ${theme.font.display};
  overflow-wrap: anywhere;
`

const ItemLink = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover & {
    text-decoration: underline;
    text-decoration-color: ${theme.color.accent};
    text-underline-offset: 0.12em;
  }
`

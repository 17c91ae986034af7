import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {WomenCard} from '#content/women-data.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'

const shape = {width: 4, height: 5}

export function MoreStories({stories}: {stories: readonly WomenCard[]}) {
  return (
    <Side aria-labelledby="more-title">
      <Title $size="title" id="more-title">
        More Stories
      </Title>
      <List>
        {stories.map(({number, title, name, image}) => (
          <Item key={number}>
            <WomanPicture isDecorative picture={image} ratio={shape} sizes="5rem" />
            <div>
              <ItemTitle>
                <ItemLink to={paths.womenStory(number)}>{title}</ItemLink>
              </ItemTitle>
              {name !== title && <Label>{name}</Label>}
            </div>
          </Item>
        ))}
      </List>
    </Side>
  )
}

const Side = styled.aside`
  min-width: 0;
  ${media.large} {
    align-self: start;
  }
`

const Title = styled(Heading)`
  padding-block: ${theme.space.sm};
  border-top: ${theme.line.heavy} solid ${theme.color.green};
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space.md};
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
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
    text-decoration-color: ${theme.color.green};
    text-underline-offset: 0.12em;
  }
`

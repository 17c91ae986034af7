import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {WomenCard} from '#content/women-data.ts'
import type {DialogVideo} from '#features/video-dialog/use-video-dialog.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {WomenIcon} from '#features/women-icons/women-icon.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Tag} from '#ui/tag.tsx'

const shape = {width: 4, height: 5}

/** A woman's story as a card: the whole of it leads to the story, but for the button that plays the interview. */
export function WomanCard({woman, onWatch}: {woman: WomenCard; onWatch: (video: DialogVideo) => void}) {
  const {number, name, title, description, label, icon, image, isFeatured, videoUrl} = woman

  return (
    <Card>
      <Photo>
        <WomanPicture
          isDecorative
          picture={image}
          ratio={shape}
          sizes="(min-width: 82rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
        />
        {isFeatured && (
          <Flag>
            <Tag $tone="text">Featured</Tag>
          </Flag>
        )}
        <Mark>
          <WomenIcon name={icon} />
        </Mark>
      </Photo>
      {label && <Tag $tone="green">{label}</Tag>}
      <Heading $size="title" as="h2">
        {title}
      </Heading>
      {name !== title && <Name>{name}</Name>}
      <Description>{description}</Description>
      <Ways>
        <ReadLink aria-label={`Read Story: ${title}`} to={paths.womenStory(number)}>
          Read Story
          <Icon name="right" size={16} />
        </ReadLink>
        {videoUrl && (
          <Watch
            aria-label={`Watch the interview with ${name || title}`}
            onClick={() => onWatch({url: videoUrl, title, athlete: name || title})}
            type="button"
          >
            <Icon name="play" size={18} />
            Watch
          </Watch>
        )}
      </Ways>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  height: 100%;
`

const Photo = styled.div`
  position: relative;
  width: 100%;
  margin-bottom: ${theme.space.sm};
  border-bottom: ${theme.line.heavy} solid ${theme.color.green};
`

const Flag = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  display: flex;
`

const Mark = styled.span`
  position: absolute;
  right: ${theme.space.md};
  bottom: calc(-1 * ${theme.space.md});
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  background: ${theme.color.green};
  color: ${theme.color.onGreen};
`

const Name = styled.p`
  font: 700 1.25rem/1.2 ${theme.font.display};
  overflow-wrap: anywhere;
`

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: ${theme.color.textMuted};
  font-size: 1.0625rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md};
  margin-top: auto;
  font: 700 1.25rem/1 ${theme.font.display};
`

const ReadLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.hair};
  min-height: 2.75rem;
  color: ${theme.color.green};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.16em;
  }
`

/** Above the link that covers the card. */
const Watch = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.hair};
  min-height: 2.75rem;
  padding-inline: ${theme.space.sm};
  border: ${theme.line.thin} solid ${theme.color.text};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  &:hover {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`

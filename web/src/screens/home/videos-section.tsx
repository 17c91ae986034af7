import {styled} from 'styled-components'

import {exampleVideos} from '#content/fixed-home.ts'
import type {GalleryVideo} from '#content/load-videos.ts'
import {useVideoDialog} from '#features/video-dialog/use-video-dialog.ts'
import {VideoDialog} from '#features/video-dialog/video-dialog.tsx'
import {theme} from '#theme/theme.ts'
import {DrawnPattern} from '#ui/drawn-pattern.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'
import {Tag} from '#ui/tag.tsx'

import {SectionFrame} from './section-frame.tsx'
import {WayOn} from './way-on.tsx'

const words = {
  id: 'videos',
  intro: 'Sound up: the voices behind the results.',
  title: 'Video Gallery',
} as const

interface VideosSectionProps {
  videos: readonly GalleryVideo[] | null
  channel: string | null
}

/** The videos of the editors; before there are any, examples whose buttons do nothing. Nothing is loaded before a tap. */
export function VideosSection({videos, channel}: VideosSectionProps) {
  const dialog = useVideoDialog()

  function play({url, title}: GalleryVideo) {
    if (url) dialog.open({url, title, athlete: null})
  }

  return (
    <SectionFrame {...words}>
      <Videos>
        {(videos ?? exampleVideos).map((video) => (
          <Card key={video.url ?? video.title}>
            <Still>
              <DrawnPattern seed={video.title} />
              <Play aria-label={`Play ${video.title}`} onClick={() => play(video)} type="button">
                <Icon name="play" size={30} />
              </Play>
              {video.duration && <Length>{video.duration}</Length>}
            </Still>
            {video.category && <Tag>{video.category}</Tag>}
            <Heading $size="title" as="h3">
              {video.title}
            </Heading>
            {video.views && <Label>{`${video.views} views`}</Label>}
          </Card>
        ))}
      </Videos>
      <Row $justify="center">
        <WayOn href={videos && channel}>Visit Our Channel</WayOn>
      </Row>
      <VideoDialog dialog={dialog} />
    </SectionFrame>
  )
}

export function VideosLoading() {
  return (
    <SectionFrame {...words}>
      <Spinner>Loading videos...</Spinner>
    </SectionFrame>
  )
}

const Videos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: ${theme.space.xl} ${theme.space.lg};
`

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  min-width: 0;
`

const Still = styled.div`
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-bottom: ${theme.space.hair};
  overflow: hidden;
  & > * {
    grid-area: 1 / 1;
  }
`

/** The whole card plays. */
const Play = styled.button`
  display: grid;
  place-self: center;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover > * > & {
    background: ${theme.color.accentStrong};
  }
`

const Length = styled.span`
  place-self: end;
  padding: ${theme.space.hair} ${theme.space.xs};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  font: 700 ${theme.size.small}/1.2 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

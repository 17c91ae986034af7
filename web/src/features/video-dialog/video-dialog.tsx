import {videoEmbedUrl, videoId} from '@bfl/schemas/domain/video-id'
import {type MouseEvent, useEffect, useId, useRef} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {IconButton} from '#ui/icon-button.tsx'
import {useScrollLock} from '#ui/panel-behaviour.ts'
import {Text} from '#ui/text.tsx'

import type {DialogVideo, VideoDialogState} from './use-video-dialog.ts'

/** Plays a video over the page: `const dialog = useVideoDialog()`, `dialog.open(video)`, `<VideoDialog dialog={dialog} />`. */
export function VideoDialog({dialog: {isOpen, video, close}}: {dialog: VideoDialogState}) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useScrollLock(isOpen)
  // The browser's own dialog keeps the focus inside, closes at Escape and gives the focus back.
  useEffect(() => {
    if (isOpen) element.current?.showModal()
    else element.current?.close()
  }, [isOpen])

  function closeOutside(event: MouseEvent) {
    if (event.target === element.current) close()
  }

  return (
    <Panel aria-labelledby={titleId} onClick={closeOutside} onClose={close} ref={element}>
      {video && (
        <Body>
          <Head>
            <div>
              <Heading $size="title" as="h2" id={titleId}>
                {video.title}
              </Heading>
              {video.athlete && <Text $tone="textMuted">{video.athlete}</Text>}
            </div>
            <IconButton icon="close" label="Close" onPress={close} />
          </Head>
          <Player key={video.url} video={video} />
          {video.athlete && (
            <Text $size="small" $tone="textMuted">{`Watching interview with ${video.athlete}`}</Text>
          )}
        </Body>
      )}
    </Panel>
  )
}

function Player({video: {url, title}}: {video: DialogVideo}) {
  const id = videoId(url)
  if (!id) {
    return (
      <Frame>
        <Failure role="alert">Unable to load video</Failure>
      </Frame>
    )
  }
  return (
    <Frame>
      <iframe
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        src={`${videoEmbedUrl(id)}?autoplay=1&rel=0`}
        title={title}
      />
    </Frame>
  )
}

const Panel = styled.dialog`
  width: min(60rem, calc(100vw - 2 * ${theme.space.md}));
  max-width: none;
  max-height: calc(100dvh - 2 * ${theme.space.md});
  padding: 0;
  border: 0;
  border-top: ${theme.line.heavy} solid ${theme.color.accent};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  opacity: 0;
  transition:
    opacity ${theme.motion.calm},
    display ${theme.motion.calm} allow-discrete,
    overlay ${theme.motion.calm} allow-discrete;
  &[open] {
    opacity: 1;
  }
  @starting-style {
    &[open] {
      opacity: 0;
    }
  }
  &::backdrop {
    background: ${theme.color.overlay};
  }
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.md};
  padding: ${theme.space.md} clamp(1rem, 3vw, 1.5rem) ${theme.space.lg};
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.md};
  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Frame = styled.div`
  display: grid;
  aspect-ratio: 16 / 9;
  max-height: 70dvh;
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Failure = styled.p`
  place-self: center;
  padding: ${theme.space.md};
  font: 700 ${theme.size.title}/1.2 ${theme.font.display};
`

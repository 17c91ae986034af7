import {videoEmbedUrl, videoWatchUrl} from '@bfl/schemas/domain/video-id'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'
import {VideoFrame} from '#ui/video-frame.tsx'

/** The interview; nothing of it is loaded before a tap. */
export function Interview({id, title}: {id: string; title: string}) {
  return (
    <section aria-label="Interview" data-print="address">
      <VideoFrame embedUrl={videoEmbedUrl(id)} title={title} />
      <Outside href={videoWatchUrl(id)} rel="noopener" target="_blank">
        <Icon name="youtube" />
        Open in YouTube
      </Outside>
    </section>
  )
}

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  font: 700 1.25rem/1 ${theme.font.display};
  text-decoration: none;
  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`

import {useState} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {DrawnPattern} from './drawn-pattern.tsx'
import {Icon} from './icon.tsx'

/** A 16:9 player that asks nothing of anyone until the reader taps it. */
export function VideoFrame({title, embedUrl}: {title: string; embedUrl: string}) {
  const [isPlaying, setIsPlaying] = useState(false)

  return (
    <Frame>
      {isPlaying ? (
        <iframe
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          src={`${embedUrl}?autoplay=1&rel=0`}
          title={title}
        />
      ) : (
        <Poster aria-label={`Play video: ${title}`} onClick={() => setIsPlaying(true)} type="button">
          <DrawnPattern seed={embedUrl} />
          <Play>
            <Icon name="play" size={40} />
          </Play>
        </Poster>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${theme.color.masthead};
  & > * {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Poster = styled.button`
  position: relative;
  display: block;
  padding: 0;
  background: none;
`

const Play = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  width: 5.5rem;
  height: 5.5rem;
  margin: auto;
  border-radius: 50%;
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
`

import {heroSlideMs} from '@bfl/schemas/domain/site-constants'
import {keyframes, styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {IconButton} from '#ui/icon-button.tsx'

import type {Slide} from './hero-slides.ts'
import type {Slideshow} from './use-slideshow.ts'

interface HeroControlsProps {
  slides: readonly Slide[]
  slideshow: Slideshow
}

/** Dots that fill until the next slide comes, a pause button, and arrows where there is room. */
export function HeroControls({slides, slideshow}: HeroControlsProps) {
  const {index, isPlaying, isPaused, show, togglePause} = slideshow

  return (
    <Bar>
      <Arrow>
        <IconButton icon="left" label="Previous slide" onPress={() => show(index - 1)} />
      </Arrow>
      <Dots>
        {slides.map(({key, title}, position) => (
          <li key={key}>
            <Dot
              aria-current={position === index}
              aria-label={`Show slide ${position + 1}: ${title}`}
              onClick={() => show(position)}
              type="button"
            >
              <Lane>
                <Progress data-is-running={isPlaying} data-state={position === index ? 'filling' : 'empty'} />
              </Lane>
            </Dot>
          </li>
        ))}
      </Dots>
      <Arrow>
        <IconButton icon="right" label="Next slide" onPress={() => show(index + 1)} />
      </Arrow>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Play slides' : 'Pause slides'}
        onPress={togglePause}
      />
    </Bar>
  )
}

const fill = keyframes`from { transform: scaleX(0); } to { transform: scaleX(1); }`

const Bar = styled.div`
  position: absolute;
  inset: auto 0 ${theme.space.md};
  display: flex;
  align-items: center;
  gap: ${theme.space.hair};
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2.5rem);
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`

const Arrow = styled.div`
  display: none;
  ${media.medium} {
    display: block;
  }
  &:first-child {
    margin-left: -0.75rem;
  }
`

const Dots = styled.ul`
  display: flex;
  gap: ${theme.space.hair};
`

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
`

const Lane = styled.span`
  display: block;
  width: 2.75rem;
  height: ${theme.line.heavy};
  background: ${theme.color.mastheadRule};
  button:hover > & {
    background: ${theme.color.mastheadMuted};
  }
`

const Progress = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  background: ${theme.color.mastheadAccent};
  transform-origin: left;
  &[data-state='empty'] {
    transform: scaleX(0);
  }
  &[data-state='filling'] {
    animation: ${fill} ${heroSlideMs}ms linear both;
  }
  &[data-is-running='false'] {
    animation-play-state: paused;
  }
  /* Without motion the bar only says which slide this is. */
  ${media.calm} {
    &[data-state] {
      animation: none;
    }
  }
`

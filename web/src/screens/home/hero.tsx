import type {FocusEvent} from 'react'
import {styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {theme} from '#theme/theme.ts'
import {useSwipe} from '#ui/use-swipe.ts'

import {HeroControls} from './hero-controls.tsx'
import {HeroSlide} from './hero-slide.tsx'
import {heroSlides} from './hero-slides.ts'
import {useSlideshow} from './use-slideshow.ts'

export function Hero({stories}: {stories: readonly StoryCard[]}) {
  const slides = heroSlides(stories)
  const slideshow = useSlideshow(slides.length)
  const swipe = useSwipe((step) => slideshow.show(slideshow.index + step))

  // A button that was pressed with the mouse has the focus too, but nobody is reading there.
  function holdWhileFocused({target}: FocusEvent) {
    slideshow.hold('focus', target.matches(':focus-visible'))
  }

  return (
    <Section
      aria-label="Featured stories"
      aria-roledescription="carousel"
      id="home"
      onBlur={() => slideshow.hold('focus', false)}
      onFocus={holdWhileFocused}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && slideshow.hold('mouse', true)}
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && slideshow.hold('mouse', false)}
    >
      <Slides aria-live={slideshow.isPlaying ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <HeroSlide
            hasImage={slideshow.seen.has(index)}
            isCurrent={index === slideshow.index}
            isFirst={index === 0}
            key={slide.key}
            position={`${index + 1} of ${slides.length}`}
            slide={slide}
          />
        ))}
      </Slides>
      {slides.length > 1 && <HeroControls slides={slides} slideshow={slideshow} />}
    </Section>
  )
}

const Section = styled.section`
  position: relative;
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  & :focus-visible {
    outline-color: ${theme.color.mastheadAccent};
  }
`

/** All slides share one cell, so the tallest sets the height and nothing moves when they change. */
const Slides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  touch-action: pan-y pinch-zoom;
`

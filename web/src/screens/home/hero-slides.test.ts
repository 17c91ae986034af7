import {expect, test} from 'vitest'

import {heroSlides} from './hero-slides.ts'

const story = {
  number: 1,
  slug: 'dawn-in-iten',
  title: 'Dawn in Iten',
  category: 'Athletics',
  author: null,
  publishedAt: null,
  minutes: 3,
  isFeatured: true,
  image: null,
}

test('without stories there are the three slides of the site, leading to #stories', () => {
  const slides = heroSlides([])

  expect(slides.map(({title}) => title)).toEqual([
    'Every Medal Tells a Beginning',
    'Running for Our Planet',
    'Breaking Barriers',
  ])
  expect(new Set(slides.map(({action}) => `${action.label} ${action.to}`))).toEqual(
    new Set(['Share Your Story /#stories']),
  )
})

test('a story’s excerpt is cut after 150 characters as a reader counts them', () => {
  const [slide] = heroSlides([{...story, excerpt: '👩🏾‍🦱'.repeat(151)}])

  expect(slide?.subtitle).toBe(`${'👩🏾‍🦱'.repeat(150)}…`)
  expect(slide?.action).toEqual({label: 'Read This Story', to: '/stories/dawn-in-iten'})
})

test('an excerpt of 150 characters stays whole', () => {
  const [slide] = heroSlides([{...story, excerpt: 'a'.repeat(150)}])

  expect(slide?.subtitle).toBe('a'.repeat(150))
})

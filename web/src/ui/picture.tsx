import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {DrawnPattern} from './drawn-pattern.tsx'

interface PictureSource {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  /** A tiny picture as a data address, shown until the real one is there. */
  placeholder: string | null
  /** The point that must stay in view, in the words of `object-position`. */
  focus: string
}

interface PictureProps {
  source: PictureSource | null
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  sizes: string
  ratio: string
  /** The one picture of a page that must come first. */
  isFirst?: boolean
  /** Chooses the drawing where there is no picture. */
  seed: string
  /** The address of a picture that stands in for one that is missing or does not come, instead of a drawing. */
  fallback?: string
}

export function Picture({source, sizes, ratio, isFirst = false, seed, fallback}: PictureProps) {
  if (!source && fallback) {
    return (
      <Frame style={{aspectRatio: ratio}}>
        <img alt="" decoding="async" loading={isFirst ? 'eager' : 'lazy'} src={fallback} />
      </Frame>
    )
  }
  if (!source) {
    return (
      <Frame style={{aspectRatio: ratio}}>
        <DrawnPattern seed={seed} />
      </Frame>
    )
  }

  const {placeholder, focus, alt, ...image} = source
  return (
    <Frame
      $fallback={fallback}
      style={{aspectRatio: ratio, ...(placeholder && {backgroundImage: `url(${placeholder})`})}}
    >
      <img
        {...image}
        alt={alt}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
        sizes={sizes}
        style={{objectPosition: focus}}
      />
    </Frame>
  )
}

const Frame = styled.div<{$fallback?: string | undefined}>`
  width: 100%;
  overflow: hidden;
  background: ${theme.color.surfaceSunken} center / cover no-repeat;
  /* The bend of a track: below a picture that has no small copy of itself, and does not come. */
  background-image: repeating-radial-gradient(
    circle at 0 110%,
    color-mix(in srgb, ${theme.color.accent} 34%, ${theme.color.surfaceSunken}) 0 ${theme.line.wide},
    color-mix(in srgb, ${theme.color.accent} 12%, ${theme.color.surfaceSunken}) ${theme.line.wide} 2.25rem
  );
  & > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > img[data-failed] {
    opacity: 0;
  }
  ${({$fallback}) =>
    $fallback &&
    css`
      /* Stronger than the small copy of the picture itself, which is written on the element. */
      &:has(> img[data-failed]) {
        background-image: url(${$fallback}) !important;
      }
    `}
`

import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

export const Entry = styled.li<{$isNested: boolean}>`
  position: relative;
  ${({$isNested}) =>
    !$isNested &&
    css`
      height: 100%;
    `}
`

const target = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  width: 100%;
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 0;
  background: transparent;
  color: ${theme.color.onMasthead};
  font: 600 1.25rem/1.15 ${theme.font.display};
  letter-spacing: 0.015em;
  text-align: left;
  text-decoration: none;

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.mastheadRaised};
    color: ${theme.color.mastheadAccent};
  }
  &:focus-visible {
    outline-color: ${theme.color.mastheadAccent};
    outline-offset: calc(-1 * ${theme.line.bold});
  }
`

export const Opener = styled.button<{$isNested: boolean}>`
  ${target}
  ${({$isNested}) =>
    !$isNested &&
    css`
      height: 100%;
      padding-inline: ${theme.space.sm};
      white-space: nowrap;
    `}
`

export const Target = styled(Link)`
  ${target}
`

export const List = styled.ul<{$isNested: boolean; $isFlipped: boolean}>`
  position: absolute;
  z-index: ${depth.dropdown};
  padding-block: ${theme.space.xs};
  border-top: ${theme.line.bold} solid ${theme.color.mastheadAccent};
  background: ${theme.color.masthead};
  box-shadow: 0 1rem 2rem rgb(0 0 0 / 40%);
  visibility: hidden;
  opacity: 0;
  transform: translateY(-0.375rem);
  transition:
    opacity ${theme.motion.quick},
    transform ${theme.motion.quick},
    visibility ${theme.motion.quick};

  /* Until the page is taken over, hovering and focus alone open the lists. */
  html:not([data-live]) li:is(:hover, :focus-within) > &,
  &[data-open='true'] {
    visibility: visible;
    opacity: 1;
    transform: none;
    /* Visible at once, so that the first entry can take the focus. */
    transition-property: opacity, transform;
  }

  ${({$isNested, $isFlipped}) =>
    $isNested
      ? css`
          top: calc(-1 * ${theme.line.bold});
          ${$isFlipped ? 'right: 100%;' : 'left: 100%;'}
        `
      : css`
          top: 100%;
          ${$isFlipped ? 'right: 0;' : 'left: 0;'}
        `}
`

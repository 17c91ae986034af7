import {createGlobalStyle} from 'styled-components'

import {fontFaces} from './fonts.ts'
import {media} from './media.ts'
import {printStyle} from './print-style.ts'
import {darkDeclarations, theme} from './theme.ts'

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  @media screen {
    [data-theme='dark'] { color-scheme: dark; ${darkDeclarations} }
  }
  @media screen and (prefers-color-scheme: dark) {
    [data-theme='system'] { color-scheme: dark; ${darkDeclarations} }
  }

  *, *::before, *::after { box-sizing: border-box; }

  svg { flex: none; }

  html {
    color-scheme: light;
    background: ${theme.color.surface};
    scroll-padding-top: calc(${theme.width.header} + ${theme.space.sm});
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: 400 ${theme.size.body}/1.6 ${theme.font.text};
    overflow-wrap: break-word;
    text-rendering: optimizeLegibility;
  }

  body[data-scroll='locked'] { overflow: hidden; }

  h1, h2, h3, h4, p, ul, ol, figure, blockquote, dl, dd, pre { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }
  ul, ol { list-style: none; }
  img, svg, iframe { display: block; max-width: 100%; }
  button { font: inherit; color: inherit; cursor: pointer; }
  a { color: inherit; }

  :focus-visible {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }
  main:focus, section:focus { outline: none; }

  ${printStyle}

  ${media.calm} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`

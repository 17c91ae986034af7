import displayLatinExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import textLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url'
import textLatinItalic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url'
import textLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

export const fontFaces = [
  face('Sofia Sans Extra Condensed Variable', displayLatin, latin),
  face('Sofia Sans Extra Condensed Variable', displayLatinExt, latinExt),
  face('Source Serif 4 Variable', textLatin, latin),
  face('Source Serif 4 Variable', textLatinItalic, latin, 'italic'),
  face('Source Serif 4 Variable', textLatinExt, latinExt),
  // Measured against the web fonts, so that nothing moves when those arrive.
  fallback('Display Fallback', ['Arial', 'Liberation Sans', 'Roboto'], [64, 140.6, 46.9]),
  fallback('Text Fallback', ['Times New Roman', 'Liberation Serif'], [118, 87.8, 28.4]),
  fallback('Text Fallback Noto', ['Noto Serif'], [103, 100.6, 32.5]),
].join('\n')

function face(family: string, url: string, range: string, style = 'normal'): string {
  return `@font-face { font-family: '${family}'; font-style: ${style}; font-display: swap; font-weight: 200 900; src: url(${url}) format('woff2'); unicode-range: ${range}; }`
}

function fallback(
  family: string,
  locals: string[],
  [size, ascent, descent]: [number, number, number],
): string {
  const sources = locals.map((name) => `local('${name}')`).join(', ')
  return `@font-face { font-family: '${family}'; src: ${sources}; size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`
}

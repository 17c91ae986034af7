import displayLatinExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url'
import textItalic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2?url'
import textLatin from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url'
import textBold from '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff2?url'
import textLatinExt from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff2?url'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

export const fontFaces = [
  face({family: 'Sofia Sans Extra Condensed Variable', weight: '200 900', url: displayLatin, range: latin}),
  face({
    family: 'Sofia Sans Extra Condensed Variable',
    weight: '200 900',
    url: displayLatinExt,
    range: latinExt,
  }),
  // Single weights of the text face: together lighter than its variable file, and each fetched only where it is used.
  face({family: 'Source Serif 4', weight: '400', url: textLatin, range: latin}),
  face({family: 'Source Serif 4', weight: '700', url: textBold, range: latin}),
  face({family: 'Source Serif 4', weight: '400', style: 'italic', url: textItalic, range: latin}),
  face({family: 'Source Serif 4', weight: '400', url: textLatinExt, range: latinExt}),
  // Measured against the web fonts, so that nothing moves when those arrive.
  fallback('Display Fallback', '100 600', ['Arial', 'Liberation Sans', 'Roboto'], [64.5, 139.5, 46.5]),
  fallback(
    'Display Fallback',
    '700 900',
    ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    [64, 140.6, 46.9],
  ),
  fallback('Text Fallback', '100 900', ['Times New Roman', 'Liberation Serif'], [118, 87.8, 28.4]),
  fallback('Text Fallback Noto', '100 900', ['Noto Serif'], [103, 100.6, 32.5]),
].join('\n')

interface Face {
  family: string
  weight: string
  style?: 'italic'
  url: string
  range: string
}

function face({family, weight, style, url, range}: Face): string {
  return `@font-face { font-family: '${family}'; font-style: ${style ?? 'normal'}; font-display: swap; font-weight: ${weight}; src: url(${url}) format('woff2'); unicode-range: ${range}; }`
}

type Metrics = [size: number, ascent: number, descent: number]

function fallback(
  family: string,
  weight: string,
  locals: string[],
  [size, ascent, descent]: Metrics,
): string {
  const sources = locals.map((name) => `local('${name}')`).join(', ')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${sources}; size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`
}

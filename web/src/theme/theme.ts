import {createTheme} from 'styled-components'

import {clay, forest, gold, ink, paper} from './tokens.ts'

export const lightColors = {
  surface: paper[100],
  surfaceRaised: paper[50],
  surfaceSunken: paper[200],
  rule: paper[300],
  text: ink[900],
  textMuted: ink[500],
  accent: clay[600],
  accentStrong: clay[700],
  onAccent: paper[50],
  green: forest[700],
  onGreen: paper[50],
  gold: gold[700],
  masthead: ink[900],
  mastheadRaised: ink[800],
  mastheadRule: ink[700],
  onMasthead: paper[100],
  mastheadMuted: paper[400],
  mastheadAccent: clay[400],
  onMastheadAccent: clay[950],
  overlay: 'rgb(12 10 8 / 72%)',
} as const

type ColorName = keyof typeof lightColors

export const darkColors: Record<ColorName, string> = {
  surface: ink[900],
  surfaceRaised: ink[850],
  surfaceSunken: ink[950],
  rule: ink[700],
  text: paper[200],
  textMuted: ink[300],
  accent: clay[400],
  accentStrong: clay[300],
  onAccent: clay[950],
  green: forest[300],
  onGreen: forest[950],
  gold: gold[300],
  masthead: ink[950],
  mastheadRaised: ink[850],
  mastheadRule: ink[700],
  onMasthead: paper[100],
  mastheadMuted: paper[400],
  mastheadAccent: clay[400],
  onMastheadAccent: clay[950],
  overlay: 'rgb(0 0 0 / 78%)',
}

export const theme = createTheme(
  {
    color: {...lightColors},
    space: {
      hair: '0.25rem',
      xs: '0.5rem',
      sm: '0.75rem',
      md: '1rem',
      lg: '1.5rem',
      xl: '2rem',
      xxl: '3rem',
      huge: '4.5rem',
      vast: '6rem',
    },
    font: {
      display: "'Sofia Sans Extra Condensed Variable', 'Display Fallback', 'Arial Narrow', sans-serif",
      text: "'Source Serif 4', 'Text Fallback', 'Text Fallback Noto', Georgia, serif",
    },
    size: {
      label: '1.125rem',
      small: '1rem',
      body: '1.1875rem',
      lead: 'clamp(1.3125rem, 1.15rem + 0.7vw, 1.5625rem)',
      title: 'clamp(1.625rem, 1.5rem + 0.5vw, 1.9375rem)',
      heading: 'clamp(2.5rem, 1.9rem + 2.6vw, 4.25rem)',
      headline: 'clamp(2.75rem, 1.9rem + 3.9vw, 5.5rem)',
    },
    /** Thickness of ruled lines and of the gaps between lanes. */
    line: {hair: '1px', thin: '2px', bold: '3px', heavy: '6px', wide: '12px', lanes: '15px'},
    width: {page: '82rem', reading: '42rem', header: '4.75rem', headerCompact: '3.75rem'},
    radius: {card: '2px', pill: '999px'},
    motion: {quick: '150ms', calm: '250ms'},
  },
  {prefix: 'bfl'},
)

const declarations = Object.entries(darkColors).map(([name, value]) => {
  if (!isColorName(name)) throw new Error(`The dark theme names an unknown color: ${name}`)
  return `${theme.vars.color[name]}: ${value};`
})

/** Declares the dark value of every color on the element it is written into. */
export const darkDeclarations = declarations.join(' ')

function isColorName(name: string): name is ColorName {
  return name in lightColors
}

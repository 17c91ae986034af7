import {theme} from '#theme/theme.ts'

interface BadgeColors {
  background: string
  color: string
}

const {color} = theme
const named: Readonly<Record<string, BadgeColors>> = {
  gold: {background: color.gold, color: color.surface},
  clay: {background: color.accent, color: color.onAccent},
  green: {background: color.green, color: color.onGreen},
  ink: {background: color.masthead, color: color.onMasthead},
}
const usual = {background: color.gold, color: color.surface}

/** Where white and black stand out equally well against a colour. */
const middleLuminance = 0.179

/** One of our colours by its name, or the six hex digits of another client with words that can be read on them. */
export function badgeColors(chosen: string | null): BadgeColors {
  const name = chosen?.trim().toLowerCase() ?? ''
  if (/^#[\da-f]{6}$/.test(name)) {
    return {background: name, color: luminance(name) > middleLuminance ? 'black' : 'white'}
  }
  return (Object.hasOwn(named, name) ? named[name] : undefined) ?? usual
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

interface Swatch {
  red: number
  green: number
  blue: number
  population: number
}

/** Where the named swatches lie: the wanted saturation and lightness, and the range that still counts. */
const TARGETS = {
  vibrant: {saturation: 1, lightness: 0.5, minSaturation: 0.35, minLightness: 0.3, maxLightness: 0.7},
  darkVibrant: {saturation: 1, lightness: 0.26, minSaturation: 0.35, minLightness: 0, maxLightness: 0.45},
  lightVibrant: {saturation: 1, lightness: 0.74, minSaturation: 0.35, minLightness: 0.55, maxLightness: 1},
  muted: {saturation: 0.3, lightness: 0.5, maxSaturation: 0.4, minLightness: 0.3, maxLightness: 0.7},
  darkMuted: {saturation: 0.3, lightness: 0.26, maxSaturation: 0.4, minLightness: 0, maxLightness: 0.45},
  lightMuted: {saturation: 0.3, lightness: 0.74, maxSaturation: 0.4, minLightness: 0.55, maxLightness: 1},
} as const

interface Target {
  saturation: number
  lightness: number
  minSaturation?: number
  maxSaturation?: number
  minLightness: number
  maxLightness: number
}

/** The colours that stand for an image, from the RGBA pixels of a small copy of it. */
export function paletteOf(pixels: Uint8Array) {
  const swatches = quantize(pixels)
  const total = swatches.reduce((sum, {population}) => sum + population, 0) || 1
  const [dominant = {red: 0, green: 0, blue: 0, population: 0}] = swatches
  const named = Object.entries(TARGETS).map(([name, target]) => {
    // Where the image has no such colour the dominant one stands in, with no population of its own.
    const found = closest(swatches, target) ?? {...dominant, population: 0}
    return [name, present(found, total)] as const
  })
  return {_type: 'sanity.imagePalette', dominant: present(dominant, total), ...Object.fromEntries(named)}
}

/** Sixteen steps a channel are fine enough to tell colours apart and coarse enough to gather them. */
function quantize(pixels: Uint8Array): Swatch[] {
  const buckets = new Map<number, Swatch>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? {red: 0, green: 0, blue: 0, population: 0}
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.population += 1
    buckets.set(key, bucket)
  }
  return [...buckets.values()]
    .map(({red, green, blue, population}) => ({
      red: Math.round(red / population),
      green: Math.round(green / population),
      blue: Math.round(blue / population),
      population,
    }))
    .toSorted((a, b) => b.population - a.population)
}

function closest(swatches: readonly Swatch[], target: Target): Swatch | undefined {
  const most = swatches[0]?.population ?? 1
  const scored = swatches.flatMap((swatch) => {
    const {saturation, lightness} = hsl(swatch)
    const isInRange =
      lightness >= target.minLightness &&
      lightness <= target.maxLightness &&
      saturation >= (target.minSaturation ?? 0) &&
      saturation <= (target.maxSaturation ?? 1)
    if (!isInRange) return []
    const score =
      3 * (1 - Math.abs(saturation - target.saturation)) +
      6 * (1 - Math.abs(lightness - target.lightness)) +
      swatch.population / most
    return [{swatch, score}]
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.swatch
}

function hsl({red, green, blue}: Swatch) {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const range = high - low
  return {saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)), lightness}
}

function present({red, green, blue, population}: Swatch, total: number) {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
  const isLight = (red * 299 + green * 587 + blue * 114) / 1000 >= 150
  const text = isLight ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    title: text,
    population: Math.round((population / total) * 10_000) / 100,
  }
}

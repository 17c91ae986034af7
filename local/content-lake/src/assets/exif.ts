import readExif from 'exif-reader'

interface ExifFacts {
  exif: Record<string, unknown> | null
  location: Record<string, unknown> | null
}

/** Camera data and place, as plain values; damaged data counts as none. */
export function exifOf(bytes: Buffer): ExifFacts {
  try {
    const {Photo, GPSInfo} = readExif(bytes)
    return {
      exif: Photo ? {_type: 'sanity.imageExifMetadata', ...plainValues(Photo)} : null,
      location: GPSInfo ? locationOf(GPSInfo) : null,
    }
  } catch {
    return {exif: null, location: null}
  }
}

function plainValues(tags: object) {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]): [string, unknown][] => {
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? [] : [[name, value.toISOString()]]
      if (typeof value === 'string') return [[name, value.slice(0, 1000)]]
      return typeof value === 'number' && Number.isFinite(value) ? [[name, value]] : []
    }),
  )
}

function locationOf(tags: {
  GPSLatitude?: number[]
  GPSLatitudeRef?: string
  GPSLongitude?: number[]
  GPSLongitudeRef?: string
  GPSAltitude?: number
}) {
  const lat = degrees(tags.GPSLatitude, tags.GPSLatitudeRef === 'S')
  const lng = degrees(tags.GPSLongitude, tags.GPSLongitudeRef === 'W')
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return {_type: 'geopoint', lat, lng, ...(tags.GPSAltitude === undefined ? {} : {alt: tags.GPSAltitude})}
}

function degrees(parts: number[] | undefined, isNegative: boolean) {
  const [whole, minutes = 0, seconds = 0] = parts ?? []
  if (whole === undefined) return null
  const value = whole + minutes / 60 + seconds / 3600
  return Number.isFinite(value) ? (isNegative ? -value : value) : null
}

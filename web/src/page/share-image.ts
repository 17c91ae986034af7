import type {ImageAddresses} from '#content/image-addresses.ts'
import type {PictureData} from '#content/picture-data.ts'

import {absolute, type ShareImage, siteName} from './page-head.ts'

/** The first of these pictures that there is, as chat apps and social networks want it; null where there is none. */
export function shareImage(
  {images}: {images: ImageAddresses},
  ...pictures: (PictureData | null | undefined)[]
): ShareImage | null {
  const picture = pictures.find(Boolean)
  return picture ? {url: images.social(picture), alt: picture.alt} : null
}

/** Drawn by us, for pages that have no picture of their own. */
export function siteShareImage(origin: string): ShareImage {
  return {
    url: absolute(origin, '/share-image.jpg'),
    alt: `${siteName}: a runner on a red track in front of the hills of the Rift Valley`,
  }
}

import type {PictureData} from '#content/picture-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'

/** Drawn by us; of nobody. */
const defaultWoman = '/woman-athlete.jpg'

interface WomanPictureProps {
  picture: PictureData | null
  ratio: {width: number; height: number}
  sizes: string
  isFirst?: boolean
  isDecorative?: boolean
}

/** A photo of a woman; where it is missing or does not come, a drawn athlete. */
export function WomanPicture(props: WomanPictureProps) {
  return <ContentImage {...props} fallback={defaultWoman} seed={defaultWoman} />
}

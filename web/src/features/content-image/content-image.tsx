import {createContext, use} from 'react'

import type {ImageAddresses} from '#content/image-addresses.ts'
import type {PictureData} from '#content/picture-data.ts'
import {Picture} from '#ui/picture.tsx'

export const ImageAddressesContext = createContext<ImageAddresses | null>(null)

interface ContentImageProps {
  picture: PictureData | null
  ratio: {width: number; height: number}
  sizes: string
  seed: string
  isFirst?: boolean
  /** Where the words beside it already say all, screen readers pass over the picture. */
  isDecorative?: boolean
  /** The address of a picture for those that are missing or do not come. */
  fallback?: string
}

/** A picture of the content lake, cut to a shape; a drawing where there is none. */
export function ContentImage({picture, ratio, isDecorative = false, ...rest}: ContentImageProps) {
  const addresses = use(ImageAddressesContext)
  const source = picture && addresses ? addresses.source(picture, ratio) : null

  return (
    <Picture
      ratio={`${ratio.width} / ${ratio.height}`}
      source={source && isDecorative ? {...source, alt: ''} : source}
      {...rest}
    />
  )
}

/** A picture of the content lake as far as the site needs it. */
export interface PictureData {
  assetId: string
  width: number
  height: number
  alt: string
  placeholder: string | null
  hotspot: {x: number; y: number; width: number; height: number} | null
  crop: {top: number; bottom: number; left: number; right: number} | null
}

interface LakePicture {
  alt?: string | null
  hotspot?: Partial<Record<'x' | 'y' | 'width' | 'height', number>> | null
  crop?: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>> | null
  asset?: {
    _id?: string | null
    width?: number | null
    height?: number | null
    lqip?: string | null
  } | null
}

/** Null where there is no picture or its file is gone. */
export function presentPicture(picture: LakePicture | null | undefined): PictureData | null {
  const asset = picture?.asset
  if (!asset?._id || !asset.width || !asset.height || !isAssetId(asset._id)) return null

  const {hotspot, crop} = picture ?? {}
  return {
    assetId: asset._id,
    width: asset.width,
    height: asset.height,
    // Content may come from any client, whatever its type says.
    alt: typeof picture?.alt === 'string' ? picture.alt : '',
    placeholder: typeof asset.lqip === 'string' && asset.lqip.startsWith('data:image/') ? asset.lqip : null,
    hotspot: hotspot
      ? {x: hotspot.x ?? 0.5, y: hotspot.y ?? 0.5, width: hotspot.width ?? 1, height: hotspot.height ?? 1}
      : null,
    crop: crop
      ? {top: crop.top ?? 0, bottom: crop.bottom ?? 0, left: crop.left ?? 0, right: crop.right ?? 0}
      : null,
  }
}

/** Below the first screen a drawing stands in until a picture comes: small copies of all would outweigh the page. */
export function withoutPlaceholder<T extends {image: PictureData | null}>(card: T): T {
  return card.image ? {...card, image: {...card.image, placeholder: null}} : card
}

function isAssetId(id: string): boolean {
  return /^image-[\w]+-\d+x\d+-\w+$/.test(id)
}

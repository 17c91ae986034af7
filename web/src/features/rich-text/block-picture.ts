import {isRecord} from '@bfl/schemas/domain/is-record'

import {type PictureData, presentPicture} from '#content/picture-data.ts'

/** The picture of a block of running text, which may come from any client. */
export function blockPicture(block: unknown): PictureData | null {
  if (!isRecord(block) || !isRecord(block.asset)) return null
  const {_id, width, height, lqip} = block.asset
  return presentPicture({
    alt: typeof block.alt === 'string' ? block.alt : null,
    hotspot: numbersOf(block.hotspot),
    crop: numbersOf(block.crop),
    asset: {
      _id: typeof _id === 'string' ? _id : null,
      width: typeof width === 'number' ? width : null,
      height: typeof height === 'number' ? height : null,
      lqip: typeof lqip === 'string' ? lqip : null,
    },
  })
}

function numbersOf(value: unknown): Record<string, number> | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value).flatMap(([key, number]) =>
    typeof number === 'number' ? [[key, number] as const] : [],
  )
  return Object.fromEntries(entries)
}

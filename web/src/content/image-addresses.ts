import {shareImageSize} from '@bfl/schemas/domain/site-constants'
import {createImageUrlBuilder} from '@sanity/image-url'

import type {BrowserSettings} from '#render-contract.ts'

import type {PictureData} from './picture-data.ts'

const widths = [320, 480, 640, 800, 1080, 1440, 1920]

interface PictureSource {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  placeholder: string | null
  /** Where the hotspot lies, in the words of `object-position`. */
  focus: string
}

/** Makes addresses of pictures cut to a shape around their hotspot. */
export interface ImageAddresses {
  source(picture: PictureData, ratio: {width: number; height: number}): PictureSource
  /** The picture for chat apps and social networks, with its origin. */
  social(picture: PictureData): string
}

export function imageAddresses(settings: BrowserSettings, origin: string): ImageAddresses {
  const {projectId, dataset} = settings
  const baseUrl = imageBase(settings.apiHost)
  const builder = createImageUrlBuilder({projectId, dataset, ...(baseUrl && {baseUrl})})

  function address(picture: PictureData, width: number, height: number): string {
    const {assetId, crop, hotspot} = picture
    return builder
      .image({asset: {_ref: assetId}, ...(crop && {crop}), ...(hotspot && {hotspot})})
      .size(width, height)
      .fit('crop')
      .auto('format')
      .quality(60)
      .url()
  }

  return {
    source(picture, ratio) {
      const heightOf = (width: number) => Math.round((width * ratio.height) / ratio.width)
      const offered = widths.filter((width) => width <= Math.max(picture.width, 320))
      const largest = offered.at(-1) ?? 320
      const usual = offered.findLast((width) => width <= 1080) ?? largest
      return {
        src: address(picture, usual, heightOf(usual)),
        srcSet: offered.map((width) => `${address(picture, width, heightOf(width))} ${width}w`).join(', '),
        width: usual,
        height: heightOf(usual),
        alt: picture.alt,
        placeholder: picture.placeholder,
        focus: focusOf(picture, address(picture, usual, heightOf(usual))),
      }
    },
    social(picture) {
      const {assetId, crop, hotspot} = picture
      // A fixed format: robots of chat apps do not say which ones they read.
      const url = builder
        .image({asset: {_ref: assetId}, ...(crop && {crop}), ...(hotspot && {hotspot})})
        .size(shareImageSize.width, shareImageSize.height)
        .fit('crop')
        .format('jpg')
        .quality(75)
        .url()
      return new URL(url, origin).href
    },
  }
}

/** "/" makes addresses relative to the page; nothing means the hosted service's own. */
function imageBase(apiHost: string | undefined): string | undefined {
  return apiHost?.replace(/^https:\/\/api\./, 'https://cdn.')
}

/** The cut of the picture is in its address; layouts that cut again should keep the same point in view. */
function focusOf({hotspot, width, height}: PictureData, address: string): string {
  if (!hotspot) return '50% 50%'
  const cut = /[?&]rect=(\d+),(\d+),(\d+),(\d+)/.exec(address)?.slice(1).map(Number)
  const [left = 0, top = 0, cutWidth = width, cutHeight = height] = cut ?? []
  return `${percent((hotspot.x * width - left) / cutWidth)} ${percent((hotspot.y * height - top) / cutHeight)}`
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`
}

import {videosQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {text} from './lake-text.ts'

export interface GalleryVideo {
  title: string
  category: string | null
  duration: string | null
  views: string | null
  /** Null of an example: there is nothing to play. */
  url: string | null
}

/** The gallery of the front page. What has no title or no address is no video yet. */
export async function loadVideos(fetchContent: FetchContent, limit: number): Promise<GalleryVideo[]> {
  const videos = await fetchContent(videosQuery, {limit})
  return (videos ?? []).flatMap((video) => {
    const title = text(video.title)
    const url = text(video.url)
    if (!title || !url) return []
    return [
      {title, url, category: text(video.category), duration: text(video.duration), views: text(video.views)},
    ]
  })
}

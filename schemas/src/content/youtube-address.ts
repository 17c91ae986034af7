import {videoId} from '#domain/video-id.ts'

/** Validation: the player knows watch, short-link and embed addresses only. */
export function youtubeAddress(address: string | undefined): string | true {
  if (!address || videoId(address)) return true
  return 'Paste a YouTube link such as https://www.youtube.com/watch?v=… or https://youtu.be/…'
}

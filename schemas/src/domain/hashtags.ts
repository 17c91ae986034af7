import {cutTo} from './cut-text.ts'
import {hashtagKept, hashtagLongest} from './site-constants.ts'

/** The specification's own rule: over 30 characters a hashtag shows its first 60 and an ellipsis. */
export function shortHashtag(hashtag: string): string {
  return cutTo(hashtag, {over: hashtagLongest, keep: hashtagKept})
}

/** One leading '#', no space around, nothing for an empty tag. */
export function hashtagLabel(hashtag: string): string {
  const words = hashtag.trim().replace(/^#+\s*/, '')
  return words === '' ? '' : `#${words}`
}

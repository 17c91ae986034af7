import {cutText} from '@bfl/schemas/domain/cut-text'
import {shareExcerptLength} from '@bfl/schemas/domain/site-constants'

import type {Shared} from './share-links.ts'

/** Opens the device's own list of ways to share. False where it has none; whoever closes it has been offered it. */
export async function offerShare({title, excerpt, url}: Shared): Promise<boolean> {
  const data = {title, text: cutText(excerpt, shareExcerptLength), url}
  if (!('share' in navigator) || !navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

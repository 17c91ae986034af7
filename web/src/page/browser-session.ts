import {findByCall} from '#api/find-by-call.ts'
import {browserContent} from '#content/browser-content.ts'
import {fileAddresses} from '#content/file-addresses.ts'
import {imageAddresses} from '#content/image-addresses.ts'

import type {HydrationData} from './hydration-data.ts'
import type {PageSession} from './page-session.ts'
import {showHead} from './show-head.ts'

/** Loads content in the browser: promises are handed on to the screens, which show what is loading. */
export function browserSession({settings, origin}: HydrationData): PageSession {
  let latest = 0
  return {
    fetchContent: browserContent(settings),
    findDocuments: findByCall,
    origin,
    images: imageAddresses(settings, origin),
    files: fileAddresses(settings),
    now: () => new Date(),
    // oxlint-disable-next-line no-console -- the specification asks for what cannot be loaded to be told there
    onFailure: (error) => console.error(error),
    deliver(content, report) {
      latest += 1
      const turn = latest
      void content.then((arrived) => {
        const reported = report(arrived)
        // A slow page must not rename the one that the reader has moved on to.
        if (reported.kind === 'page' && turn === latest) showHead(reported.head, origin)
      })
      return {content}
    },
  }
}

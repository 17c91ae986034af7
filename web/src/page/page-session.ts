import type {FileAddresses} from '#content/file-addresses.ts'
import type {FindDocuments} from '#content/find-documents.ts'
import type {ImageAddresses} from '#content/image-addresses.ts'
import type {FetchContent} from '#render-contract.ts'

import type {PageHead} from './page-head.ts'

/** Content that is there (first page, from the server) or on its way (moving inside the site). */
export type Arriving<T> = T | Promise<T>

/**
 * `start`: when scripts take the page over if the reader does not touch it before: as soon as the browser is idle,
 * later (in time for something that moves by itself), or never.
 */
export type PageReport =
  | {kind: 'page'; status: 200 | 404 | 503; head: PageHead; start: Start}
  | {kind: 'moved'; path: string}

/**
 * What route loaders need of the place where they run. The server waits for content and writes what is reported
 * into status and head; the browser hands the promise on, so that no move inside the site waits for data.
 */
export interface PageSession {
  fetchContent: FetchContent
  findDocuments: FindDocuments
  images: ImageAddresses
  files: FileAddresses
  origin: string
  now(): Date
  onFailure(error: unknown): void
  deliver<T>(content: Promise<T>, report: (content: T) => PageReport): Arriving<Delivery<T>>
}

export type Start = 'idle' | 'later' | 'touch'

export interface Delivery<T> {
  content: Arriving<T>
}

import type {ClientReturn} from '@sanity/client'

/** Reads published content with a GROQ query; the query's own text decides the type of the answer. */
export type FetchContent = <Query extends string>(
  query: Query,
  params?: Record<string, unknown>,
) => Promise<ClientReturn<Query, unknown>>

/**
 * Ids of the published documents of a type that have all these words, best first; a category goes by its name or slug. For
 * pages that the server renders: in a browser /api is asked.
 */
export type SearchContent = (
  type: 'story' | 'athlete' | 'womenStory' | 'raceResult',
  text: string,
  filter?: {category?: string},
) => Promise<readonly string[]>

/** Where the browser finds the content; "/" as apiHost means the page's own origin. */
export interface BrowserSettings {
  projectId: string
  dataset: string
  apiHost?: string
  useProjectHostname: boolean
}

export interface RenderRequest {
  /** Path and query. */
  url: string
  /** The site's one public origin, for canonical links and shared pictures. */
  origin: string
  fetchContent: FetchContent
  searchContent: SearchContent
  now: Date
  settings: BrowserSettings
  assets: {scripts: readonly string[]; styles: readonly string[]; preloads: readonly string[]}
  onFailure(error: unknown): void
}

export type RenderResult =
  | {
      kind: 'page'
      status: 200 | 404 | 503
      html: string
    }
  | {
      /** A feed, a sitemap, the rules for robots. */
      kind: 'file'
      status: 200 | 503
      contentType: string
      text: string
      /** The moment at which time alone changes it. */
      expiresAt: Date | null
    }
  | {kind: 'redirect'; status: 301; location: string}

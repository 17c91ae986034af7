import type {SanityClient} from '@sanity/client'
import type {Logger} from 'pino'

import type {Config} from '#config.ts'
import {AnswerStore} from '#content/answer-store.ts'
import {assetAddresses, type AssetAddresses} from '#content/asset-addresses.ts'
import {type BrowserSettings, browserSettings, lakeOrigins} from '#content/browser-settings.ts'
import {createReader, createWriters, type Writers} from '#content/clients.ts'
import {type ContentReader, createContentReader} from '#content/content-reader.ts'
import {ContentRevision} from '#content/content-revision.ts'
import {contentPatienceMs} from '#content/read-content.ts'
import {StoryFinder} from '#content/story-finder.ts'
import {AddressLimit} from '#http/address-limit.ts'
import {type PolicySources, sitePolicy} from '#http/content-policy.ts'
import {KeptAnswers} from '#http/kept-answers.ts'
import {openPeople, type People} from '#people.ts'
import {createPassThrough, type PassThrough} from '#proxy/pass-through.ts'
import {PageStore} from '#render/page-store.ts'
import {renderPage} from '#render/render-page.ts'
import type {SiteBuild} from '#render/site-build.ts'
import {ContentSearch} from '#search/content-search.ts'

const searchesOfAddress = {name: 'search', times: 60, windowMs: 60_000}

/** Everything that requests share; made once at start, handed to whatever needs it. */
export interface Context {
  config: Config
  publicUrl: string
  log: Logger
  build: SiteBuild
  studioDirectory: string
  reader: ContentReader
  /** Hears of changes; asking it costs more than asking the reader. */
  client: SanityClient
  assets: AssetAddresses
  /** null without a token to write with. */
  writers: Writers | null
  revision: ContentRevision
  stories: StoryFinder
  search: ContentSearch
  searchLimit: AddressLimit
  people: People
  answers: KeptAnswers
  now(): Date
  pageStore: PageStore
  passThrough: PassThrough | null
  browserSettings: BrowserSettings
  policySources: PolicySources
  sitePolicy: string
}

export interface ContextOptions {
  config: Config
  publicUrl: string
  log: Logger
  build: SiteBuild
  studioDirectory: string
}

export function createContext({config, publicUrl, log, build, studioDirectory}: ContextOptions): Context {
  const settings = browserSettings(config.content)
  const origins = lakeOrigins(config.content)
  const policySources = {
    lakeOrigins: origins.api,
    assetOrigins: origins.assets,
    hasAnalytics: config.analyticsId !== null,
  }
  const client = createReader(config.content)
  const reader = createContentReader(config.content)
  const revision = new ContentRevision()
  const now = () => new Date()
  const search = new ContentSearch({reader: client, log, now, onLate: () => revision.raise()})
  const target = config.lakeProxyTarget
  return {
    config,
    publicUrl,
    log,
    build,
    studioDirectory,
    reader,
    client,
    assets: assetAddresses(settings, publicUrl),
    writers: createWriters(config.content),
    revision,
    stories: new StoryFinder({reader, revision, now}),
    search,
    searchLimit: new AddressLimit({...searchesOfAddress, factor: config.rateLimitFactor}),
    people: openPeople(config, log),
    answers: new KeptAnswers({revision, now}),
    now,
    pageStore: new PageStore({
      revision,
      answers: new AnswerStore({
        read: (query, params) => {
          const signal = AbortSignal.timeout(contentPatienceMs)
          return client.fetch<unknown>(query, params, {tag: 'server.page', signal})
        },
        search: (type, text, filter) => search.rank(type, text, filter),
        revision,
        now,
      }),
      render: renderPage({build, publicUrl, settings, log}),
      now,
      onStale: (url, error) => log.warn({err: error, url}, 'an older page was served'),
    }),
    passThrough:
      target === null ? null : createPassThrough({target, trustedProxies: config.trustedProxies, log}),
    browserSettings: settings,
    policySources,
    sitePolicy: sitePolicy(policySources, build.inlineScripts),
  }
}

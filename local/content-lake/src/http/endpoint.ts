import type {IncomingHttpHeaders} from 'node:http'
import type {Readable} from 'node:stream'

import type {Lake} from '#lake.ts'

export type Role = 'administrator' | 'editor' | 'viewer'

export interface Viewer {
  id: string
  name: string
  email: string
  role: Role
  isRobot: boolean
}

export interface LakeRequest {
  method: string
  /** After the version, without a trailing slash. */
  path: string
  /** Percent-decoded. */
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** '2025-02-19' or 'X'; v1 is '1'. */
  apiVersion: string
  viewer: Viewer | null
  /** The bytes as sent, for uploads that are too large to hold in memory. */
  body: Readable
  readBytes(limit?: number): Promise<Buffer>
  readJson(): Promise<unknown>
}

export interface EventSink {
  event(name: string, data: unknown, id?: string): void
  end(): void
}

export type Reply =
  | {kind: 'json'; status?: number; body: unknown; headers?: Record<string, string>}
  | {kind: 'bytes'; status?: number; body: Buffer | Readable; headers: Record<string, string>}
  | {kind: 'empty'; status: number; headers?: Record<string, string>}
  /** Sent as server-sent events or over the multiplexer; `subscribe` returns how to unsubscribe. */
  | {kind: 'events'; subscribe(sink: EventSink): () => void}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** '/data/query/:dataset'; ':ids*' takes the rest of the path. */
  pattern: string
  /** A writer is an administrator or an editor; others get 403. */
  access: 'anyone' | 'member' | 'writer'
  handle(request: LakeRequest, lake: Lake): Promise<Reply> | Reply
}

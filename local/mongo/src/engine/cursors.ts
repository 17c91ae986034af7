import {MongoError} from '#mongo-error.ts'

const DEFAULT_FIRST_BATCH = 101
const MAX_BATCH_BYTES = 12 * 1024 * 1024
const IDLE_MS = 10 * 60_000
const MAX_OPEN = 2000

interface OpenCursor {
  ns: string
  documents: readonly Uint8Array[]
  at: number
  usedAt: number
  canTimeOut: boolean
}

interface Batch {
  ns: string
  documents: readonly Uint8Array[]
  /** 0 when there is nothing more. */
  cursorId: bigint
}

export interface Cursors {
  open(ns: string, documents: readonly Uint8Array[], options: CursorOptions): Batch
  next(id: bigint, ns: string, batchSize: number | undefined): Batch
  kill(id: bigint): boolean
  closeIdle(): void
  count(): number
}

interface CursorOptions {
  batchSize?: number | undefined
  isSingleBatch?: boolean
  canTimeOut?: boolean
}

/** Results that are larger than one reply. What a cursor will answer is fixed when it is opened. */
export function createCursors(now: () => number = Date.now): Cursors {
  const cursors = new Map<bigint, OpenCursor>()
  let lastId = BigInt(now()) * 1000n

  return {
    open(ns, documents, {batchSize = DEFAULT_FIRST_BATCH, isSingleBatch = false, canTimeOut = true}) {
      const end = batchEnd(documents, 0, batchSize)
      if (end >= documents.length || isSingleBatch)
        return {ns, documents: documents.slice(0, end), cursorId: 0n}
      if (cursors.size >= MAX_OPEN) throw new MongoError('BadValue', `More than ${MAX_OPEN} cursors are open`)
      lastId += 1n
      cursors.set(lastId, {ns, documents, at: end, usedAt: now(), canTimeOut})
      return {ns, documents: documents.slice(0, end), cursorId: lastId}
    },
    next(id, ns, batchSize) {
      const cursor = cursors.get(id)
      if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`)
      if (cursor.ns !== ns) {
        throw new MongoError(
          'Unauthorized',
          `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
        )
      }
      const start = cursor.at
      cursor.at = batchEnd(cursor.documents, start, batchSize || Number.POSITIVE_INFINITY)
      cursor.usedAt = now()
      const isFinished = cursor.at >= cursor.documents.length
      if (isFinished) cursors.delete(id)
      return {ns, documents: cursor.documents.slice(start, cursor.at), cursorId: isFinished ? 0n : id}
    },
    kill: (id) => cursors.delete(id),
    closeIdle() {
      for (const [id, {usedAt, canTimeOut}] of cursors) {
        if (canTimeOut && now() - usedAt > IDLE_MS) cursors.delete(id)
      }
    },
    count: () => cursors.size,
  }
}

/** As many documents as asked for, and as a reply can hold; at least one when any was asked for. */
function batchEnd(documents: readonly Uint8Array[], start: number, size: number): number {
  let end = start
  let bytes = 0
  while (end < documents.length && end - start < size) {
    bytes += documents[end]?.length ?? 0
    if (end > start && bytes > MAX_BATCH_BYTES) break
    end += 1
  }
  return end
}

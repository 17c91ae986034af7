import {open} from 'node:fs/promises'

import {fileTypeFromFile} from 'file-type'

export interface FileKind {
  extension: string
  mimeType: string
}

/** Formats without a signature of their own: only for these is the name believed, and none of them can run. */
const PLAIN_KINDS = new Map([
  ['csv', 'text/csv'],
  ['tsv', 'text/tab-separated-values'],
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['json', 'application/json'],
  ['ndjson', 'application/x-ndjson'],
  ['ics', 'text/calendar'],
  ['vtt', 'text/vtt'],
  ['srt', 'application/x-subrip'],
])

/** The old office formats share one container, so the name has to tell them apart. */
const CONTAINER_KINDS = new Map([
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
])

/** What a file is, by its bytes; the name only fills in what the bytes cannot say. */
export async function detectFileKind(path: string, filename: string): Promise<FileKind> {
  const named = /\.([a-z0-9]{1,16})$/i.exec(filename)?.[1]?.toLowerCase() ?? 'bin'
  if (await startsLikePdf(path)) return {extension: 'pdf', mimeType: 'application/pdf'}
  const detected = await fileTypeFromFile(path)
  if (detected?.mime === 'application/x-cfb') {
    return {extension: named, mimeType: CONTAINER_KINDS.get(named) ?? 'application/x-cfb'}
  }
  if (detected) return {extension: detected.ext.replace(/\W/g, ''), mimeType: detected.mime}
  return {extension: named, mimeType: PLAIN_KINDS.get(named) ?? 'application/octet-stream'}
}

/** Readers of PDF accept some junk before the header, within the first 1024 bytes. */
async function startsLikePdf(path: string) {
  const file = await open(path)
  try {
    const {buffer, bytesRead} = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-')
  } finally {
    await file.close()
  }
}

import type {UploadedFile} from '@bfl/schemas/api'
import {Busboy, type BusboyInstance} from '@fastify/busboy'
import type {Request} from 'express'

import {Failure} from '#http/failure.ts'

const longestFileBytes = 10 * 1024 * 1024
const longestFieldBytes = 256 * 1024
// Room for boundaries and headers beside the file and the fields.
const longestFormBytes = longestFileBytes + 1024 * 1024
const mostParts = 50

type Entry = string | UploadedFile
export type Form = Record<string, Entry | Entry[]>

const onlyForms = 'Send a form: Content-Type multipart/form-data.'
const tooLarge = 'A file may be at most 10 MB large, a text at most 256 kB.'

/**
 * A multipart form, held in memory: fields as texts, files as they came. A name that comes twice is a list, which no shape
 * takes. What comes after a fault is read and thrown away, so that the sender hears of the fault instead of a lost connection.
 */
export async function readForm(request: Request): Promise<Form> {
  if (!request.is('multipart/form-data')) throw new Failure('unsupported_media_type', {message: onlyForms})
  if (Number(request.headers['content-length'] ?? 0) > longestFormBytes) {
    request.resume()
    throw new Failure('too_large', {message: tooLarge})
  }
  const parser = makeParser(request)
  try {
    return await collect(parser, request)
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    if (error instanceof Failure) throw error
    throw new Failure('bad_request', {cause: error})
  }
}

function makeParser({headers}: Request): BusboyInstance {
  const limits = {
    fieldNameSize: 100,
    fieldSize: longestFieldBytes,
    fileSize: longestFileBytes,
    parts: mostParts,
    headerPairs: 50,
    headerSize: 8192,
  }
  try {
    return new Busboy({headers: {...headers, 'content-type': headers['content-type'] ?? ''}, limits})
  } catch (error) {
    throw new Failure('bad_request', {cause: error})
  }
}

function collect(parser: BusboyInstance, request: Request): Promise<Form> {
  const form = new Map<string, Entry[]>()
  function add(name: string, entry: Entry): void {
    form.set(name, [...(form.get(name) ?? []), entry])
  }

  return new Promise((resolve, reject) => {
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) reject(new Failure('too_large', {message: tooLarge}))
      else add(name, value)
    })
    parser.on('file', (name, stream, fileName) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () => reject(new Failure('too_large', {message: tooLarge})))
      stream.on('error', reject)
      stream.on('end', () => {
        const bytes = Uint8Array.from(Buffer.concat(chunks))
        // Browsers send a nameless empty file where none was chosen.
        if (fileName || bytes.length > 0) add(name, {name: fileName ?? '', bytes})
      })
    })
    parser.on('partsLimit', () => reject(new Failure('too_large', {message: tooLarge})))
    parser.on('error', reject)
    parser.on('finish', () => {
      resolve(Object.fromEntries([...form].map(([name, [first, ...more]]) => [name, withMore(first, more)])))
    })
    request.on('aborted', () => reject(new Failure('bad_request')))
    request.pipe(parser)
  })
}

function withMore(first: Entry | undefined, more: Entry[]): Entry | Entry[] {
  return first === undefined || more.length > 0 ? [first ?? '', ...more] : first
}

import {readdirSync, readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {extname, join} from 'node:path'

import {contentTag, isFresh} from '#http/conditional.ts'
import {chooseEncoding, encode, type Encoding} from '#http/encodings.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^(text\/|application\/(json|manifest|xml|wasm)|image\/svg)/

// Vite names files of its assets folder after their content, so they never change.
const hashedName = /[./-][\w-]{8,}\.\w+$/

interface StaticFile {
  body: Buffer
  etag: string
  type: string
  cacheControl: string
  /** Compressed once, by the first request that asks for it. */
  encoded: Map<Encoding, Promise<Buffer>>
}

/**
 * The files of one build folder, read once at start: a build does not change under a running server, a path outside the
 * folder can't be named, and a request costs no file access.
 */
export class StaticDirectory {
  readonly #files = new Map<string, StaticFile>()

  constructor(directory: string, isWanted: (path: string) => boolean = () => true) {
    for (const entry of readdirSync(directory, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(directory.length).replaceAll('\\', '/').replace(/^\/*/, '/')
      // Dot folders hold what the build tells the server (.vite/manifest.json), not what it tells readers.
      if (path.includes('/.') || !isWanted(path)) continue
      this.#files.set(path, readStaticFile(file, path))
    }
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  text(path: string): string | null {
    return this.#files.get(path)?.body.toString() ?? null
  }

  /** Answers with a file if there is one of that path; false leaves the request to others. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const file = this.#files.get(path)
    if (file === undefined) return false

    const isCompressible = compressible.test(file.type)
    const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const etag = `"${file.etag}-${encoding}"`
    response.setHeader('Cache-Control', file.cacheControl)
    response.setHeader('ETag', etag)
    if (isCompressible) response.setHeader('Vary', 'Accept-Encoding')
    if (isFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end()
      return true
    }

    const body = await encodedBody(file, encoding)
    response.setHeader('Content-Type', file.type)
    response.setHeader('Content-Length', body.length)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.writeHead(200)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function readStaticFile(file: string, path: string): StaticFile {
  const body = readFileSync(file)
  const isImmutable = path.includes('/assets/') && hashedName.test(path)
  const isPage = path.endsWith('.html')
  return {
    body,
    etag: contentTag(body),
    type: types[extname(path)] ?? 'application/octet-stream',
    cacheControl: isImmutable
      ? 'public, max-age=31536000, immutable'
      : isPage
        ? 'no-cache'
        : 'public, max-age=3600',
    encoded: new Map(),
  }
}

function encodedBody(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const made = file.encoded.get(encoding) ?? encode(file.body, encoding)
  file.encoded.set(encoding, made)
  return made
}

import {createHash} from 'node:crypto'

import {z} from 'zod'

import {readRange} from '#assets/byte-range.ts'
import {attachment} from '#assets/content-disposition.ts'
import {chooseFormat, OUTPUT_MIME_TYPES} from '#assets/output-format.ts'
import {readTransformParams, type TransformParams} from '#assets/transform-params.ts'
import {transformImage} from '#assets/transform.ts'
import type {Endpoint, LakeRequest, Reply} from '#http/endpoint.ts'
import {notFound} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'

const FILE_NAME = /^([0-9a-f]{40})(-\d{1,6}x\d{1,6})?\.([a-z0-9]{1,16})$/

/** Shown by a browser in place; anything else is downloaded, so that nothing uploaded runs on our origin. */
const SHOWN_IN_PLACE =
  /^(?:image\/(?!svg)|audio\/|video\/|text\/(?:plain|csv|markdown)$|application\/(?:pdf|json)$)/

const AssetDocument = z.object({
  _id: z.string(),
  // A document can be written by hand, and this one goes into a header.
  mimeType: z
    .string()
    .regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/)
    .catch('application/octet-stream'),
  originalFilename: z.string().optional(),
  metadata: z
    .object({dimensions: z.object({width: z.int().positive(), height: z.int().positive()})})
    .optional()
    .catch(undefined),
})
type AssetDocument = z.infer<typeof AssetDocument>

interface Asset {
  dataset: string
  file: string
  extension: string
  document: AssetDocument
}

export const serveImageEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/images/:project/:dataset/:file',
  access: 'anyone',
  handle(request, lake) {
    const asset = findAsset(request, lake, 'image')
    const params = readTransformParams(request.query)
    const isTransformed = params !== null && asset.extension !== 'svg'
    return isTransformed
      ? serveTransformed(request, lake, asset, params)
      : serveOriginal(request, lake, asset)
  },
}

export const serveFileEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/files/:project/:dataset/:file',
  access: 'anyone',
  handle: (request, lake) => serveOriginal(request, lake, findAsset(request, lake, 'file')),
}

/** The last part is a name for people and search engines; it changes nothing. */
export const serveNamedImageEndpoint: Endpoint = {
  ...serveImageEndpoint,
  pattern: `${serveImageEndpoint.pattern}/:name`,
}
export const serveNamedFileEndpoint: Endpoint = {
  ...serveFileEndpoint,
  pattern: `${serveFileEndpoint.pattern}/:name`,
}

/** What is served is what the dataset knows: bytes whose document was deleted are gone for readers too. */
function findAsset({params}: LakeRequest, lake: Lake, kind: 'image' | 'file'): Asset {
  const file = params.file ?? ''
  const [, sha1, size = '', extension] = FILE_NAME.exec(file) ?? []
  const isOurs = params.project === lake.projectId && sha1 !== undefined && extension !== undefined
  if (!isOurs || (kind === 'image') !== (size !== '')) throw notFound('There is no such asset')
  const dataset = lake.dataset(params.dataset ?? '')
  const document = AssetDocument.safeParse(dataset.get(`${kind}-${sha1}${size}-${extension}`)).data
  if (!document) throw notFound('There is no such asset')
  return {dataset: dataset.name, file, extension, document}
}

async function serveOriginal(request: LakeRequest, lake: Lake, asset: Asset): Promise<Reply> {
  const size = await lake.assets.size(asset.dataset, asset.file)
  if (size === null) throw notFound('The bytes of this asset are missing')
  const {mimeType} = asset.document
  const etag = `"${asset.file}"`
  const headers = {...assetHeaders(request, asset, mimeType, etag), 'accept-ranges': 'bytes'}
  if (isUnchanged(request, etag)) return {kind: 'empty', status: 304, headers}

  const ifRange = request.headers['if-range']
  const hasSameBytes = ifRange === undefined || ifRange === etag
  const range = hasSameBytes ? readRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') {
    return {kind: 'empty', status: 416, headers: {'content-range': `bytes */${size}`}}
  }
  if (range) {
    return {
      kind: 'bytes',
      status: 206,
      body: lake.assets.read(asset.dataset, asset.file, range),
      headers: {
        ...headers,
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
        'content-length': String(range.end - range.start + 1),
      },
    }
  }
  const body = lake.assets.read(asset.dataset, asset.file)
  return {kind: 'bytes', body, headers: {...headers, 'content-length': String(size)}}
}

async function serveTransformed(
  request: LakeRequest,
  lake: Lake,
  asset: Asset,
  params: TransformParams,
): Promise<Reply> {
  const dimensions = asset.document.metadata?.dimensions
  if (!dimensions || (await lake.assets.size(asset.dataset, asset.file)) === null) {
    throw notFound('The bytes of this asset are missing')
  }
  const format = chooseFormat(params, asset.extension, request.headers.accept ?? '')
  const {auto, ...wishes} = params
  const key = JSON.stringify([asset.file, format, wishes])
  const etag = `"${createHash('sha1').update(key).digest('hex')}"`
  const headers = {
    ...assetHeaders(request, asset, OUTPUT_MIME_TYPES[format], etag),
    ...(auto === undefined ? {} : {vary: 'Accept'}),
  }
  if (isUnchanged(request, etag)) return {kind: 'empty', status: 304, headers}
  const path = lake.assets.path(asset.dataset, asset.file)
  const body = await lake.assets.derived.get(key, () =>
    lake.assets.imageWork.run(() => transformImage({path, size: dimensions, params, format})),
  )
  return {kind: 'bytes', body, headers}
}

function assetHeaders({query}: LakeRequest, {document, file}: Asset, mimeType: string, etag: string) {
  const isShown = SHOWN_IN_PLACE.test(mimeType)
  const isSvg = mimeType === 'image/svg+xml'
  const isDownload = query.has('dl') || (!isShown && !isSvg)
  const filename = query.get('dl') || document.originalFilename || file
  return {
    'content-type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag,
    ...(isDownload ? {'content-disposition': attachment(filename)} : {}),
    // A PDF is left out: browsers show none in a sandbox.
    ...(isShown
      ? {}
      : {'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"}),
  }
}

function isUnchanged({headers}: LakeRequest, etag: string) {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.some((tag) => tag === etag || tag === '*') ?? false
}

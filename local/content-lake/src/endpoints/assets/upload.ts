import {detectFileKind} from '#assets/file-kind.ts'
import {readImage} from '#assets/image-metadata.ts'
import type {Endpoint, LakeRequest, Reply} from '#http/endpoint.ts'
import {badRequest, tooLarge} from '#http/lake-error.ts'
import {decodedBody} from '#http/read-body.ts'
import type {Lake} from '#lake.ts'

const MEGABYTE = 1024 * 1024
const IMAGE_LIMIT = 64 * MEGABYTE
const FILE_LIMIT = 512 * MEGABYTE
const MAX_TEXT_LENGTH = 1000

interface Described {
  type: 'sanity.imageAsset' | 'sanity.fileAsset'
  kind: 'images' | 'files'
  id: string
  file: string
  extension: string
  mimeType: string
  metadata?: Record<string, unknown>
}

export const uploadImageEndpoint: Endpoint = {
  method: 'POST',
  pattern: '/assets/images/:dataset',
  access: 'writer',
  handle: (request, lake) =>
    upload(request, lake, IMAGE_LIMIT, async ({path, sha1}) => {
      const image = await lake.assets.imageWork.run(() => readImage(path, wantedMetadata(request.query)))
      const {extension, mimeType, width, height, metadata} = image
      const name = `${sha1}-${width}x${height}`
      return {
        type: 'sanity.imageAsset',
        kind: 'images',
        id: `image-${name}-${extension}`,
        file: `${name}.${extension}`,
        extension,
        mimeType,
        metadata,
      }
    }),
}

export const uploadFileEndpoint: Endpoint = {
  method: 'POST',
  pattern: '/assets/files/:dataset',
  access: 'writer',
  handle: (request, lake) =>
    upload(request, lake, FILE_LIMIT, async ({path, sha1}) => {
      const {extension, mimeType} = await detectFileKind(path, request.query.get('filename') ?? '')
      return {
        type: 'sanity.fileAsset',
        kind: 'files',
        id: `file-${sha1}-${extension}`,
        file: `${sha1}.${extension}`,
        extension,
        mimeType,
      }
    }),
}

async function upload(
  request: LakeRequest,
  lake: Lake,
  limit: number,
  describe: (upload: {path: string; sha1: string}) => Promise<Described>,
): Promise<Reply> {
  const dataset = lake.dataset(request.params.dataset ?? '')
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    throw tooLarge(`The file is larger than ${limit} bytes`)
  }
  const uploadId = lake.randomId(32)
  const staged = await lake.assets.stage(decodedBody(request.body, request.headers), uploadId, limit)
  try {
    const described = await describe(staged)
    // The bytes before the document: a document that promises bytes which are not there is worse than spare bytes.
    await lake.assets.keep(staged, dataset.name, described.file)
    const path = `${described.kind}/${lake.projectId}/${dataset.name}/${described.file}`
    const document = {
      ...textFields(request.query),
      _id: described.id,
      _type: described.type,
      assetId: staged.sha1,
      sha1hash: staged.sha1,
      extension: described.extension,
      mimeType: described.mimeType,
      size: staged.size,
      uploadId,
      path,
      url: `${lake.publicOrigin}/${path}`,
      ...(described.metadata ? {metadata: described.metadata} : {}),
    }
    dataset.mutate([{createIfNotExists: document}], {viewerId: request.viewer?.id ?? ''})
    return {kind: 'json', body: {document: dataset.get(described.id)}}
  } finally {
    await staged.discard()
  }
}

function textFields(query: URLSearchParams) {
  const text = (name: string) =>
    query
      .get(name)
      ?.replaceAll(/\p{Cc}/gu, '')
      .slice(0, MAX_TEXT_LENGTH) || undefined
  const source = text('sourceId')
  const fields = {
    originalFilename: text('filename'),
    label: text('label'),
    title: text('title'),
    description: text('description'),
    creditLine: text('creditLine'),
    source: source === undefined ? undefined : {id: source, name: text('sourceName'), url: text('sourceUrl')},
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** null is the usual set, which leaves out what may tell more about a person than they know. */
function wantedMetadata(query: URLSearchParams) {
  const names = query.getAll('meta').flatMap((value) => value.split(','))
  if (names.length > 20) throw badRequest('More than 20 kinds of metadata')
  return names.length === 0 ? null : new Set(names)
}

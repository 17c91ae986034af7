import {readFile} from 'node:fs/promises'

import {z} from 'zod'

import {DATASET, bearer, type TestLake} from './start-test-lake.ts'

const folder = new URL('../../fixtures/uploads/', import.meta.url)

const Uploaded = z.object({
  document: z.looseObject({
    _id: z.string(),
    path: z.string(),
    url: z.string(),
    extension: z.string(),
    mimeType: z.string(),
    size: z.number(),
    metadata: z
      .looseObject({dimensions: z.object({width: z.number(), height: z.number(), aspectRatio: z.number()})})
      .optional(),
  }),
})
export type UploadedAsset = z.infer<typeof Uploaded>['document']

export function readFixture(name: string) {
  return readFile(new URL(name, folder))
}

export async function readFilenames() {
  return z.array(z.string()).parse(JSON.parse(String(await readFixture('FILENAMES.json'))))
}

export async function postAsset(
  lake: TestLake,
  kind: 'images' | 'files',
  bytes: Buffer,
  query: Record<string, string> = {},
) {
  return lake.fetch(`/v1/assets/${kind}/${DATASET}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    headers: {...bearer(), 'content-type': 'application/octet-stream'},
    body: bytes,
  })
}

export async function uploadFixture(
  lake: TestLake,
  kind: 'images' | 'files',
  name: string,
  query = {},
): Promise<UploadedAsset> {
  const answer = await postAsset(lake, kind, await readFixture(name), {filename: name, ...query})
  return Uploaded.parse(await answer.json()).document
}

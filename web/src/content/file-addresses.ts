import type {BrowserSettings} from '#render-contract.ts'

/** Makes the address of a file of the content lake from the id of its asset; null for what is no such id. */
export type FileAddresses = (assetId: string) => string | null

export function fileAddresses({apiHost, projectId, dataset}: BrowserSettings): FileAddresses {
  const base = baseOf(apiHost)
  return (assetId) => {
    const [, hash, extension] = /^file-([\w-]+)-([a-z\d]+)$/i.exec(assetId) ?? []
    return hash ? `${base}/files/${projectId}/${dataset}/${hash}.${extension}` : null
  }
}

/** "/" makes addresses relative to the page; nothing means the hosted service's own. */
function baseOf(apiHost: string | undefined): string {
  if (apiHost === '/') return ''
  return apiHost?.replace(/^https:\/\/api\./, 'https://cdn.') ?? 'https://cdn.sanity.io'
}

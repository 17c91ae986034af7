/** Ids of drafts and of release versions of a document, told apart from the id that readers see. */
export function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  if (id.startsWith('versions.')) return id.split('.').slice(2).join('.')
  return id
}

export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}

export function isPublishedId(id: string): boolean {
  return publishedId(id) === id
}

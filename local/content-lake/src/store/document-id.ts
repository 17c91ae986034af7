const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'
const allowedId = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/

/** A document id is a draft's, a release version's or a published one, told apart by its prefix. */
export function isDraftId(id: string) {
  return id.startsWith(draftPrefix)
}

export function isVersionId(id: string) {
  return id.startsWith(versionPrefix)
}

export function isPublishedId(id: string) {
  return !isDraftId(id) && !isVersionId(id)
}

/** Documents with a dot in their id (drafts, versions, settings, releases) are never shown to strangers. */
export function isPublicId(id: string) {
  return !id.includes('.')
}

export function publishedIdOf(id: string) {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  return isVersionId(id) ? id.split('.').slice(2).join('.') : id
}

export function draftIdOf(publishedId: string) {
  return draftPrefix + publishedId
}

export function versionIdOf(publishedId: string, release: string) {
  return `${versionPrefix}${release}.${publishedId}`
}

export function releaseOf(id: string) {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

export function isAllowedId(id: string) {
  return allowedId.test(id)
}

import {publishedIdOf, releaseOf} from '#store/document-id.ts'
import {isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'
import {requireId} from '#write/check-id.ts'
import {checkValue, requireObject, requireString} from '#write/check-value.ts'
import {copyAs, publishVersion} from '#write/document-actions.ts'
import type {ActionHandler} from '#write/document-actions.ts'
import {readPatchOperations} from '#write/patch-operations.ts'
import type {PendingTransaction} from '#write/pending-transaction.ts'
import {invalid, Refusal} from '#write/refusal.ts'

const releaseName = /^[a-zA-Z0-9_-]{1,100}$/

export const releaseActions: Record<string, ActionHandler> = {
  'release.create': (pending, action, name) => {
    const releaseId = readReleaseId(action, name)
    const metadata = action.metadata === undefined ? {} : requireObject(action.metadata, `${name}.metadata`)
    checkValue(metadata, `${name}.metadata`)
    pending.create({
      _id: documentIdOf(releaseId),
      _type: 'system.release',
      name: releaseId,
      state: 'active',
      metadata: {releaseType: 'undecided', ...metadata},
      userId: pending.viewerId,
    })
  },

  'release.edit': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['active', 'scheduled', 'archived'])
    pending.patch(
      release._id,
      readPatchOperations(requireObject(action.patch, `${name}.patch`), `${name}.patch`),
    )
  },

  'release.publish': (pending, action, name) => {
    publishRelease(pending, requireRelease(pending, action, name, ['active', 'scheduled']))
  },

  'release.schedule': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['active'])
    const publishAt = requireString(action.publishAt, `${name}.publishAt`)
    if (Number.isNaN(Date.parse(publishAt))) throw invalid(`${name}.publishAt must be a date and time`)
    pending.patch(release._id, {
      set: {state: 'scheduled', publishAt, 'metadata.intendedPublishAt': publishAt},
    })
    if (Date.parse(publishAt) <= Date.parse(pending.timestamp)) publishRelease(pending, release)
  },

  'release.unschedule': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['scheduled'])
    pending.patch(release._id, {set: {state: 'active'}, unset: ['publishAt']})
  },

  'release.archive': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['active'])
    const versions = versionsOf(pending, release)
    const finalDocumentStates = versions.map((version) => ({id: version._id, revisionId: version._rev}))
    for (const version of versions) pending.delete(version._id)
    pending.patch(release._id, {set: {state: 'archived', finalDocumentStates}})
  },

  'release.unarchive': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['archived'])
    for (const version of archivedVersions(pending, release)) pending.create(copyAs(version, version._id))
    pending.patch(release._id, {set: {state: 'active'}, unset: ['finalDocumentStates']})
  },

  'release.delete': (pending, action, name) => {
    const release = requireRelease(pending, action, name, ['archived', 'published'])
    pending.delete(release._id)
  },
}

function publishRelease(pending: PendingTransaction, release: LakeDocument) {
  const finalDocumentStates = versionsOf(pending, release).map((version) => publishOne(pending, version))
  pending.patch(release._id, {
    set: {state: 'published', publishedAt: pending.timestamp, finalDocumentStates},
    unset: ['publishAt'],
  })
}

/** What the versions of an archived release last were, as the history has it. */
function archivedVersions(pending: PendingTransaction, release: LakeDocument) {
  const states: unknown[] = Array.isArray(release.finalDocumentStates) ? release.finalDocumentStates : []
  return states.flatMap((state) => {
    const id = isObject(state) ? state.id : undefined
    return (typeof id === 'string' && !pending.get(id) ? pending.lastRevision(id) : null) ?? []
  })
}

function publishOne(pending: PendingTransaction, version: LakeDocument) {
  const publishedId = publishedIdOf(version._id)
  if (isObject(version._system) && version._system.delete === true) {
    pending.delete(publishedId)
    pending.delete(version._id)
  } else {
    publishVersion(pending, version, publishedId)
  }
  return {id: publishedId}
}

function versionsOf(pending: PendingTransaction, release: LakeDocument) {
  return [...pending.storedIds()]
    .filter((id) => releaseOf(id) === release.name)
    .flatMap((id) => pending.get(id) ?? [])
}

function requireRelease(
  pending: PendingTransaction,
  action: Record<string, unknown>,
  name: string,
  allowed: readonly string[],
) {
  const release = pending.require(documentIdOf(readReleaseId(action, name)))
  if (allowed.includes(String(release.state))) return release
  throw new Refusal(
    'releaseStateError',
    `Release "${String(release.name)}" is ${String(release.state)}; this needs one that is ${allowed.join(' or ')}`,
  )
}

function readReleaseId(action: Record<string, unknown>, name: string) {
  const releaseId = requireId(action.releaseId, `${name}.releaseId`)
  if (!releaseName.test(releaseId))
    throw invalid(`${name}.releaseId may hold letters, digits, "_" and "-" only`)
  return releaseId
}

function documentIdOf(releaseId: string) {
  return `_.releases.${releaseId}`
}

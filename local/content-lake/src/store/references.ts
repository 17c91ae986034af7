import {isObject} from '#store/json.ts'
import type {LakeDocument} from '#store/lake-document.ts'

interface OutgoingReferences {
  all: ReadonlySet<string>
  /** Those that forbid deleting their target; the others are weak or become strong when published. */
  strong: ReadonlySet<string>
}

const known = new WeakMap<LakeDocument, OutgoingReferences>()

export function referencesOf(document: LakeDocument): OutgoingReferences {
  const found = known.get(document)
  if (found) return found
  const references = {all: new Set<string>(), strong: new Set<string>()}
  gather(document, references)
  known.set(document, references)
  return references
}

function gather(value: unknown, found: {all: Set<string>; strong: Set<string>}) {
  if (Array.isArray(value)) {
    for (const item of value) gather(item, found)
    return
  }
  if (!isObject(value)) return
  if (typeof value._ref === 'string') {
    found.all.add(value._ref)
    const isElsewhere =
      value._dataset !== undefined || value._projectId !== undefined || value._ref.includes(':')
    if (value._weak !== true && value._strengthenOnPublish === undefined && !isElsewhere)
      found.strong.add(value._ref)
  }
  for (const item of Object.values(value)) gather(item, found)
}

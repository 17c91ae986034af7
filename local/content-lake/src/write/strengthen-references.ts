import {isObject} from '#store/json.ts'

/** In a draft a reference to an unpublished document is weak; publishing makes it what the schema says. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const entries = Object.entries(value)
    .filter(([key]) => !isSpent(key, value))
    .map(([key, item]): [string, unknown] => [key, strengthenReferences(item)])
  return Object.fromEntries(entries)
}

function isSpent(key: string, value: Record<string, unknown>) {
  const wish = value._strengthenOnPublish
  if (wish === undefined) return false
  const staysWeak = isObject(wish) && wish.weak === true
  return key === '_strengthenOnPublish' || (key === '_weak' && !staysWeak)
}

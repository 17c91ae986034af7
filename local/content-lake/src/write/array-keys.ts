import {isObject} from '#store/json.ts'

/** Gives every object in a list the `_key` by which editors address it. */
export function addArrayKeys(value: unknown, randomId: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = addArrayKeys(item, randomId)
      return isObject(keyed) && keyed._key === undefined ? {...keyed, _key: randomId().slice(0, 12)} : keyed
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, addArrayKeys(item, randomId)]))
}

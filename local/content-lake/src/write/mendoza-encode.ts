import {isEqualJson, isObject} from '#store/json.ts'
import type {JsonObject} from '#store/json.ts'

/**
 * Mendoza patches say how one JSON value becomes another, for clients that show who changed what. A patch is a flat
 * list of operations with their operands. A field is named by its place among the sorted keys of the object being
 * read, a position in a string counts UTF-8 bytes. Readers resolve the end of a slice from its beginning without
 * counting bytes, so the only slices of strings made here begin at 0 or run to the end.
 */
const op = {
  value: 0,
  copy: 1,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  pushElementBlank: 13,
  returnSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const

export function encodeMendoza(before: unknown, after: unknown): unknown[] {
  if (!isObject(before) || !isObject(after)) return [op.value, after]
  const patch: unknown[] = [op.copy]
  encodeObject(before, after, patch)
  return patch
}

function encodeObject(before: JsonObject, after: JsonObject, patch: unknown[]) {
  const keys = Object.keys(before).toSorted()
  for (const [index, key] of keys.entries()) {
    if (!Object.hasOwn(after, key)) patch.push(op.deleteField, index)
  }
  const places = new Map(keys.map((key, index) => [key, index]))
  for (const [key, value] of Object.entries(after)) {
    const place = places.get(key)
    if (place === undefined) patch.push(op.setField, value, key)
    else encodeField({place, key, before: before[key], after: value}, patch)
  }
}

function encodeField(field: {place: number; key: string; before: unknown; after: unknown}, patch: unknown[]) {
  const {place, key, before, after} = field
  if (isEqualJson(before, after)) return
  if (isObject(before) && isObject(after)) {
    patch.push(op.pushFieldCopy, place)
    encodeObject(before, after, patch)
  } else if (isFilledArray(before) && isFilledArray(after)) {
    patch.push(op.pushFieldBlank, place)
    encodeArray(before, after, patch)
  } else if (isFilledString(before) && isFilledString(after)) {
    patch.push(op.pushFieldBlank, place)
    encodeString(before, after, patch)
  } else {
    patch.push(op.setField, after, key)
    return
  }
  patch.push(op.returnSameKeyPop)
}

function encodeArray(before: unknown[], after: unknown[], patch: unknown[]) {
  const keyed = new Map(before.map((item, index) => [keyOf(item), index]))
  for (let index = 0; index < after.length;) {
    const item = after[index]
    const from = findEqual(before, item, index)
    if (from >= 0) {
      const length = runLength(before, from, after, index)
      patch.push(op.appendSlice, from, from + length)
      index += length
      continue
    }
    encodeElement({before, index, from: keyed.get(keyOf(item))}, item, patch)
    index += 1
  }
}

function encodeElement(
  place: {before: unknown[]; index: number; from: number | undefined},
  item: unknown,
  patch: unknown[],
) {
  const source = keyOf(item) === undefined ? place.index : (place.from ?? -1)
  const old = place.before[source]
  if (isObject(old) && isObject(item) && keyOf(old) === keyOf(item)) {
    patch.push(op.pushElementCopy, source)
    encodeObject(old, item, patch)
    patch.push(op.returnIntoArrayPop)
  } else if (isFilledString(old) && isFilledString(item)) {
    patch.push(op.pushElementBlank, source)
    encodeString(old, item, patch)
    patch.push(op.returnIntoArrayPop)
  } else {
    patch.push(op.appendValue, item)
  }
}

function findEqual(before: unknown[], item: unknown, near: number) {
  if (near < before.length && isEqualJson(before[near], item)) return near
  return before.findIndex((candidate) => isEqualJson(candidate, item))
}

function runLength(before: unknown[], from: number, after: unknown[], index: number) {
  let length = 1
  while (
    from + length < before.length &&
    index + length < after.length &&
    isEqualJson(before[from + length], after[index + length])
  ) {
    length += 1
  }
  return length
}

function encodeString(before: string, after: string, patch: unknown[]) {
  const old = Array.from(before)
  const now = Array.from(after)
  const prefix = commonPrefix(old, now)
  const suffix = commonSuffix(old, now, prefix)
  if (prefix > 0) patch.push(op.appendStringSlice, 0, byteLength(old.slice(0, prefix)))
  const middle = now.slice(prefix, now.length - suffix).join('')
  if (middle !== '' || prefix + suffix === 0) patch.push(op.appendString, middle)
  if (suffix > 0) {
    const end = byteLength(old)
    patch.push(op.appendStringSlice, end - byteLength(old.slice(old.length - suffix)), end)
  }
}

function commonPrefix(a: string[], b: string[]) {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length += 1
  return length
}

function commonSuffix(a: string[], b: string[], prefix: number) {
  const most = Math.min(a.length, b.length) - prefix
  let length = 0
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return length
}

/** Of code points one by one: a lone surrogate next to its other half would be counted as one character. */
function byteLength(codePoints: string[]) {
  return codePoints.reduce((sum, point) => sum + Buffer.byteLength(point), 0)
}

function keyOf(item: unknown) {
  return isObject(item) && typeof item._key === 'string' ? item._key : undefined
}

function isFilledArray(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0
}

function isFilledString(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

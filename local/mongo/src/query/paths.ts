import {getField, isDocument, type Doc} from '#bson/value.ts'

export function isIndex(part: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(part)
}

/** The field at a path of plain documents and array positions; undefined when there is none. */
export function valueAt(container: unknown, path: readonly string[]): unknown {
  let value = container
  for (const part of path) {
    if (Array.isArray(value)) value = isIndex(part) ? value[Number(part)] : undefined
    else value = isDocument(value) ? getField(value, part) : undefined
  }
  return value
}

/**
 * Calls back for every value a query's path reaches, until one call returns true. Arrays on the way are walked into
 * (and also taken by position), the value at the end is given as it is.
 */
export function someAtPath(
  value: unknown,
  path: readonly string[],
  test: (value: unknown) => boolean,
  from = 0,
): boolean {
  const part = path[from]
  if (part === undefined) return test(value)
  if (Array.isArray(value)) {
    if (
      isIndex(part) &&
      Number(part) < value.length &&
      someAtPath(value[Number(part)], path, test, from + 1)
    ) {
      return true
    }
    return value.some((element) => isDocument(element) && someAtPath(element, path, test, from))
  }
  return someAtPath(isDocument(value) ? getField(value, part) : undefined, path, test, from + 1)
}

/** The values of a path as an index or a sort sees them: the elements of an array stand for the array. */
export function indexedValues(doc: Doc, path: string): unknown[] {
  const values: unknown[] = []
  collect(doc, path.split('.'), 0, values)
  return values
}

function collect(value: unknown, path: readonly string[], from: number, values: unknown[]) {
  const part = path[from]
  if (part === undefined) {
    if (!Array.isArray(value)) values.push(value)
    else if (value.length === 0) values.push(undefined)
    else values.push(...value)
    return
  }
  if (!Array.isArray(value)) {
    collect(isDocument(value) ? getField(value, part) : undefined, path, from + 1, values)
    return
  }
  if (isIndex(part) && Number(part) < value.length) {
    collect(value[Number(part)], path, from + 1, values)
    return
  }
  const documents = value.filter(isDocument)
  if (documents.length === 0) values.push(undefined)
  for (const element of documents) collect(element, path, from, values)
}

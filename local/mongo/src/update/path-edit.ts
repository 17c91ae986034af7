import {describe} from '#bson/describe.ts'
import {getField, isDocument, setField, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'
import {isIndex} from '#query/paths.ts'

/** MongoDB's bound on the nulls that setting a far element would put before it. */
const MAX_BACKFILL = 1_500_000

type Container = Doc | unknown[]

/** Sets the field at a path in place, making the documents on the way. */
export function setAt(root: Doc, path: readonly string[], value: unknown) {
  const {container, name} = openContainer(root, path)
  put(container, name, value)
}

/** An array's element becomes null, so that the others keep their places. */
export function unsetAt(root: Doc, path: readonly string[]) {
  let container: unknown = root
  for (const part of path.slice(0, -1)) container = child(container, part)
  const name = path.at(-1) ?? ''
  if (Array.isArray(container)) {
    if (isIndex(name) && Number(name) < container.length) container[Number(name)] = null
  } else if (isDocument(container)) delete container[name]
}

function child(container: unknown, part: string): unknown {
  if (Array.isArray(container)) return isIndex(part) ? container[Number(part)] : undefined
  return isDocument(container) ? getField(container, part) : undefined
}

function openContainer(root: Doc, path: readonly string[]): {container: Container; name: string} {
  let container: Container = root
  for (const [index, part] of path.slice(0, -1).entries()) {
    let next = child(container, part)
    if (next === undefined) {
      next = {}
      checkViable(container, part, path[index - 1])
      put(container, part, next)
    }
    if (!isDocument(next) && !Array.isArray(next)) throw notViable(path[index + 1] ?? '', part, next)
    container = next
  }
  const name = path.at(-1) ?? ''
  checkViable(container, name, path.at(-2))
  return {container, name}
}

function checkViable(container: Container, part: string, parent: string | undefined) {
  if (Array.isArray(container) && !isIndex(part)) throw notViable(part, parent ?? '', container)
}

function notViable(part: string, parent: string, value: unknown) {
  return new MongoError(
    'PathNotViable',
    `Cannot create field '${part}' in element {${parent}: ${describe(value)}}`,
  )
}

function put(container: Container, name: string, value: unknown) {
  if (!Array.isArray(container)) {
    setField(container, name, value)
    return
  }
  const index = Number(name)
  if (index > container.length + MAX_BACKFILL) {
    throw new MongoError('BadValue', `can't backfill more than ${MAX_BACKFILL} elements`)
  }
  while (container.length < index) container.push(null)
  container[index] = value
}

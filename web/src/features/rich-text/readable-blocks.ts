import {isRecord} from '@bfl/schemas/domain/is-record'

interface Typed {
  _type: string
  [field: string]: unknown
}

/** The blocks of a text that can be read at all: content may come from any client. */
export function readableBlocks(value: readonly unknown[]): Typed[] {
  return value
    .filter(isTyped)
    .map((block) => (Array.isArray(block.children) ? withReadableChildren(block) : block))
}

function withReadableChildren(block: Typed): Typed {
  const children = Array.isArray(block.children) ? block.children.filter(isTyped) : []
  const markDefs = Array.isArray(block.markDefs) ? block.markDefs.filter(isTyped) : []
  return {...block, children, markDefs}
}

function isTyped(value: unknown): value is Typed {
  return isRecord(value) && typeof value._type === 'string'
}

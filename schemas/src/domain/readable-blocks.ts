import {isRecord} from './is-record.ts'

interface Typed {
  _type: string
  [field: string]: unknown
}

const drawnTypes: readonly string[] = ['block', 'image', 'video', 'pullQuote', 'table']

// Deeper nesting than this is no text that anybody wrote.
const deepestNesting = 10

/**
 * The blocks of a text that can be drawn. Content may come from any client, so a bare text becomes a paragraph, and a block
 * of a kind nobody here knows is replaced by the blocks inside it: words are never lost, only their frame.
 */
export function readableBlocks(value: readonly unknown[], depth = 0): Typed[] {
  if (depth > deepestNesting) return []
  return value.flatMap((block, index) => {
    if (typeof block === 'string') return block.trim() === '' ? [] : [paragraphOf(block, `text-${index}`)]
    if (!isRecord(block)) return []
    if (isTyped(block) && drawnTypes.includes(block._type)) return [withReadableFields(block)]
    if (Array.isArray(block.children)) return [withReadableFields({...block, _type: 'block'})]
    return Object.values(block).flatMap((field) =>
      Array.isArray(field) ? readableBlocks(field, depth + 1) : [],
    )
  })
}

function paragraphOf(text: string, key: string): Typed {
  return {_type: 'block', _key: key, style: 'normal', markDefs: [], children: [spanOf(text, key)]}
}

function spanOf(text: string, key: string): Typed {
  return {_type: 'span', _key: `${key}-span`, text, marks: []}
}

function withReadableFields(block: Typed): Typed {
  if (!Array.isArray(block.children)) return block
  const markDefs = Array.isArray(block.markDefs) ? block.markDefs.filter(isTyped) : []
  return {
    ...block,
    ...('style' in block && {style: isName(block.style) ? block.style : 'normal'}),
    ...('listItem' in block && {listItem: isName(block.listItem) ? block.listItem : 'bullet'}),
    children: block.children.flatMap((child: unknown, index) => readableChild(child, index)),
    markDefs,
  }
}

function readableChild(child: unknown, index: number): Typed[] {
  if (typeof child === 'string') return [spanOf(child, `child-${index}`)]
  if (!isTyped(child)) return []
  return [Array.isArray(child.marks) ? {...child, marks: child.marks.filter(isName)} : child]
}

function isTyped(value: unknown): value is Typed {
  return isRecord(value) && isName(value._type)
}

/** What is drawn is looked up by name, and every object answers to names such as `constructor`. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && !(value in Object.prototype)
}

import type {ScenePicture} from '#seed/pictures/draw-picture.ts'

/** A picture as a story asks for it; its name comes from the document that shows it. */
export type Picture = Omit<ScenePicture, 'name'> & {
  alt: string
  caption?: string
  /** What must never be cut away, as shares of width and height. */
  focus?: readonly [x: number, y: number]
}

/**
 * The text of a document, block by block. Inside a text: `**strong**`, `*emphasis*`, `[words](https://…)` for a link
 * and `[words](#id-of-a-document)` for a link inside the site.
 */
export type Block =
  | {kind: 'text'; style: 'normal' | 'h2' | 'h3' | 'blockquote'; text: string}
  | {kind: 'list'; list: 'bullet' | 'number'; items: NestedItems}
  | {kind: 'picture'; picture: Picture}
  | {kind: 'pullQuote'; text: string; attribution: string}
  | {kind: 'table'; rows: readonly (readonly string[])[]}

/** An array in a list is nested below the item before it. */
type NestedItems = readonly (string | readonly string[])[]

export const p = (text: string): Block => ({kind: 'text', style: 'normal', text})
export const h2 = (text: string): Block => ({kind: 'text', style: 'h2', text})
export const h3 = (text: string): Block => ({kind: 'text', style: 'h3', text})
export const quote = (text: string): Block => ({kind: 'text', style: 'blockquote', text})
export const ul = (...items: NestedItems): Block => ({kind: 'list', list: 'bullet', items})
export const ol = (...items: NestedItems): Block => ({kind: 'list', list: 'number', items})
export const picture = (wanted: Picture): Block => ({kind: 'picture', picture: wanted})
export const pullQuote = (text: string, attribution: string): Block => ({
  kind: 'pullQuote',
  text,
  attribution,
})
/** The first row holds the headings. */
export const table = (...rows: readonly (readonly string[])[]): Block => ({kind: 'table', rows})

/** Every text of the blocks as a reader sees it. */
export function textsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'text':
        return [withoutMarkup(block.text)]
      case 'list':
        return block.items.flat().map(withoutMarkup)
      case 'pullQuote':
        return [block.text, block.attribution]
      case 'table':
        return block.rows.flat()
      case 'picture':
        return [block.picture.caption ?? '']
    }
  })
}

function withoutMarkup(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('*', '')
}

export function picturesIn(blocks: readonly Block[]): Picture[] {
  return blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
}

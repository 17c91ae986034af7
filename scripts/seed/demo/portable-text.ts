import type {AssetIds} from '#seed/seed-lake.ts'

import type {Block, Picture} from './rich-text.ts'

type Entry = {_key: string; _type: string; [field: string]: unknown}
type Span = {_type: 'span'; _key: string; text: string; marks: string[]}
type MarkDef =
  | {_key: string; _type: 'link'; href: string}
  | {_key: string; _type: 'internalLink'; reference: Reference}
export type Reference = {_type: 'reference'; _ref: string}

export const reference = (id: string): Reference => ({_type: 'reference', _ref: id})

const inlineMarkup = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g

export function bodyPictureName(documentName: string, position: number): string {
  return `${documentName}-${position + 1}`
}

/** Keys count from the top, so the same text has the same keys at every run. */
export function portableText(blocks: readonly Block[], documentName: string, assetIds: AssetIds): Entry[] {
  let pictures = 0
  return blocks.flatMap((block, index): Entry | Entry[] => {
    const _key = `b${index + 1}`
    switch (block.kind) {
      case 'text':
        return {_key, _type: 'block', style: block.style, ...inline(block.text, _key)}
      case 'list':
        return block.items
          .flatMap((item) =>
            typeof item === 'string' ? [{text: item, level: 1}] : item.map((text) => ({text, level: 2})),
          )
          .map(({text, level}, position) => {
            const itemKey = `${_key}i${position + 1}`
            return {
              _key: itemKey,
              _type: 'block',
              style: 'normal',
              listItem: block.list,
              level,
              ...inline(text, itemKey),
            }
          })
      case 'picture':
        pictures += 1
        return {_key, ...imageOf(block.picture, bodyPictureName(documentName, pictures), assetIds)}
      case 'pullQuote':
        return {_key, _type: 'pullQuote', text: block.text, attribution: block.attribution}
      case 'table':
        return {
          _key,
          _type: 'table',
          rows: block.rows.map((cells, row) => ({
            _key: `${_key}r${row + 1}`,
            _type: 'tableRow',
            cells: [...cells],
          })),
        }
    }
  })
}

export function imageOf(
  picture: Omit<Picture, 'scene' | 'mood' | 'poses'>,
  name: string,
  assetIds: AssetIds,
) {
  const [x, y] = picture.focus ?? [0.5, 0.5]
  return {
    _type: 'image',
    asset: reference(assetIds(name)),
    alt: picture.alt,
    ...(picture.caption ? {caption: picture.caption} : {}),
    hotspot: {_type: 'sanity.imageHotspot', x, y, width: 0.6, height: 0.6},
    crop: {_type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0},
  }
}

function inline(text: string, blockKey: string): {children: Span[]; markDefs: MarkDef[]} {
  const children: Span[] = []
  const markDefs: MarkDef[] = []
  const add = (words: string, marks: string[] = []) => {
    if (words) children.push({_type: 'span', _key: `${blockKey}s${children.length + 1}`, text: words, marks})
  }

  let from = 0
  for (const match of text.matchAll(inlineMarkup)) {
    add(text.slice(from, match.index))
    from = match.index + match[0].length
    const {strong, em, label = '', target} = match.groups ?? {}
    if (strong) add(strong, ['strong'])
    else if (em) add(em, ['em'])
    else if (target) {
      const key = `${blockKey}m${markDefs.length + 1}`
      markDefs.push(linkTo(target, key))
      add(label, [key])
    }
  }
  add(text.slice(from))
  return {children, markDefs}
}

function linkTo(target: string, _key: string): MarkDef {
  return target.startsWith('#')
    ? {_key, _type: 'internalLink', reference: reference(target.slice(1))}
    : {_key, _type: 'link', href: target}
}

import {randomUUID} from 'node:crypto'

/** Plain text as Portable Text: an empty line ends a paragraph, other line breaks stay where they are. */
export function plainBlocks(text: string) {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.replace(/^\n+|\s+$/g, ''))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      _type: 'block',
      _key: key(),
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: key(), text: paragraph, marks: []}],
    }))
}

function key(): string {
  return randomUUID().slice(0, 12)
}

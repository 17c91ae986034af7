const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'})

/** The first `limit` characters as a reader counts them, with '…' only where something was cut. */
export function cutText(text: string, limit: number): string {
  return cutTo(text, {over: limit, keep: limit})
}

export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}

/** Leaves a text alone up to `over` characters; a longer one becomes its first `keep` and '…'. */
export function cutTo(text: string, {over, keep}: {over: number; keep: number}): string {
  // A character is at least one code unit, so short texts need no counting.
  if (text.length <= over) return text

  const characters = [...graphemes.segment(text)]
  if (characters.length <= over) return text
  return `${characters
    .slice(0, keep)
    .map(({segment}) => segment)
    .join('')
    .trimEnd()}…`
}

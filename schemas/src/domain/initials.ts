const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'})

/** First letters of the first and the last word: "Wanjiru wa Kamau" is "WK". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

function firstLetter(word: string): string {
  // "(Faith)" starts with an F; a word of signs alone keeps its first.
  const letters = word.replace(/^[^\p{L}\p{N}]+(?=.*[\p{L}\p{N}])/u, '')
  const [first] = graphemes.segment(letters)
  return (first?.segment ?? '').toLocaleUpperCase('en')
}

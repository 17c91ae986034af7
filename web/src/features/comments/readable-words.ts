const longText = 900
const manyLines = 12

/**
 * What people wrote, without the empty lines by which one comment could push all others away, and whether it is so long
 * that only its beginning is shown at first.
 */
export function readableWords(content: string): {text: string; isLong: boolean} {
  const text = content.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
  return {text, isLong: text.length > longText || text.split('\n').length > manyLines}
}

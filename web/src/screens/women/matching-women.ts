import {foldText} from '@bfl/schemas/domain/fold-text'

import type {WomenCard} from '#content/women-data.ts'

/** Of what is loaded already: those whose name, title or description has every word. Nothing is asked for. */
export function matchingWomen(women: readonly WomenCard[], search: string): readonly WomenCard[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return women
  return women.filter(({name, title, description}) => {
    const text = foldText(`${name} ${title} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

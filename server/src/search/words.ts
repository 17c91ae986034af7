import {foldText} from '@bfl/schemas/domain/fold-text'

const betweenWords = /[^\p{L}\p{N}\p{M}]+/u
// Scripts that put no space between words.
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u
const capitals = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu

const segmenter = new Intl.Segmenter('und', {granularity: 'word'})
const mostAsked = 20

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(betweenWords)
    .flatMap((word) =>
      unspaced.test(word) ? [...segmenter.segment(word)].map(({segment}) => segment) : word,
    )
    .filter((word) => word !== '')
}

/** What somebody asks for: each word once, and no more of them than anybody would type. */
export function askedWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, mostAsked)
}

/** #BostonMarathon is found by either word and by both as one. */
export function hashtagWords(hashtag: string): string {
  return `${hashtag} ${hashtag.replaceAll(capitals, ' ')}`
}

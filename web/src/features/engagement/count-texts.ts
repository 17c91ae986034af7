import type {Engagement} from '@bfl/schemas/api-calls'

/** The numbers of a story page that people make, by the mark of the element that shows them. */
export const countTexts = {
  likes: ({likes_count}: Engagement) => grouped(likes_count),
  comments: ({comments_count}: Engagement) => grouped(comments_count),
  views: ({views_count}: Engagement) => (views_count === 1 ? '1 view' : `${grouped(views_count)} views`),
} as const

export type CountName = keyof typeof countTexts

/** Holds the place of a number that is on its way. */
export const unknownCount = '\u2007'

export function grouped(count: number): string {
  return count.toLocaleString('en')
}

export function likesLabel(likes: number): string {
  return likes === 1 ? '1 like' : `${grouped(likes)} likes`
}

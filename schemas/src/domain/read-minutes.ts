const wordsAMinute = 200

/** Whole minutes to read a story: as the editor set it, else 200 words a minute; at least 1. */
export function minutesToRead(story: {readMinutes: number | null; words: number | null}): number {
  if (story.readMinutes && story.readMinutes > 0) return Math.ceil(story.readMinutes)
  return Math.max(1, Math.ceil((story.words ?? 0) / wordsAMinute))
}

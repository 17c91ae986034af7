const keyOf = (storyId: string) => `comment_draft:${storyId}`

/** What stands in the form of a story's discussion; it outlives a reload and ends with the tab. */
export function keepDraft(storyId: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(storyId))
    else sessionStorage.setItem(keyOf(storyId), text)
  } catch {
    // Without storage the text stays in its form as long as the page does.
  }
}

export function readDraft(storyId: string): string {
  try {
    return sessionStorage.getItem(keyOf(storyId)) ?? ''
  } catch {
    return ''
  }
}

const nextKeys = ['ArrowDown', 'ArrowRight']
const moveKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/**
 * Moves the focus among the entries of the list that holds `from`: up and down in a dropdown, left and right in
 * the bar. Answers whether the key meant that.
 */
export function moveFocus(key: string, from: Element, isBar: boolean): boolean {
  const keys = isBar ? ['ArrowRight', 'ArrowLeft', 'Home', 'End'] : moveKeys
  if (!keys.includes(key)) return false

  const entries = [
    ...(from.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? []),
  ]
  const here = entries.findIndex((entry) => entry === from)
  if (here < 0) return false

  entries.at(targetIndex(key, here, entries.length))?.focus()
  return true
}

export function targetIndex(key: string, here: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = nextKeys.includes(key) ? 1 : -1
  return (here + step + count) % count
}

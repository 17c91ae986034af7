/** The page numbers that are offered, at most so many: around the current one where there is room on both sides. */
export function pageWindow(page: number, lastPage: number, most: number): number[] {
  const count = Math.min(most, Math.max(1, lastPage))
  const middle = page - Math.floor(count / 2)
  const first = Math.min(Math.max(1, middle), Math.max(1, lastPage - count + 1))
  return Array.from({length: count}, (_, place) => first + place)
}

/** The first `limit` of several lists one after another, each document once. */
export function chosenFirst<T extends {_id: string}>(
  lists: readonly (readonly (T | null)[] | null | undefined)[],
  limit: number,
): T[] {
  const byId = new Map<string, T>()
  for (const item of lists.flatMap((list) => list ?? [])) {
    if (item && !byId.has(item._id)) byId.set(item._id, item)
  }
  return [...byId.values()].slice(0, limit)
}

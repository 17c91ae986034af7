/** Documents in the order of their ids; one that has gone meanwhile is left out. */
export function inOrder<Document extends {_id: string}>(
  documents: readonly Document[],
  ids: readonly string[],
): Document[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The `meta` of a paged answer; a page past the end is empty and says so truly. */
export function pageMeta({page, perPage, total}: {page: number; perPage: number; total: number}) {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  }
}

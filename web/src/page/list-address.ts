/** What the address of a list says of it; '' where it says nothing. */
export interface ListState {
  search: string
  category: string
  page: number
}

const everything: ListState = {search: '', category: '', page: 1}
const longestSearch = 200

/** Anybody can write an address: what is not allowed in it is passed over. */
export function readListState(query: URLSearchParams): ListState {
  const category = text(query.get('category'))
  const page = query.get('page') ?? ''
  return {
    search: text(query.get('search')),
    category: category === 'All' ? '' : category,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a list in a state; the page stands in it only when it is not the first. */
export function listHref(path: string, state: Partial<ListState>): string {
  const {search, category, page} = {...everything, ...state}
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

export function lastPageOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

function text(value: string | null): string {
  return (value ?? '').trim().slice(0, longestSearch)
}

const names = [
  'trendingup',
  'users',
  'users2',
  'star',
  'sparkles',
  'trophy',
  'heart',
  'medal',
  'circle',
] as const

export type WomenIconName = (typeof names)[number]

/** "Trending-Up", "trending_up" and "trendingup" are one; what is unknown or missing is a star. */
export function womenIconName(name: string | null | undefined): WomenIconName {
  const plain = String(name ?? '')
    .toLowerCase()
    .replaceAll(/[-_]/g, '')
  return names.find((known) => known === plain) ?? 'star'
}

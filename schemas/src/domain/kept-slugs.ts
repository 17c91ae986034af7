export interface SluggedDocument {
  slug?: {current?: string | undefined} | null | undefined
  previousSlugs?: readonly string[] | null | undefined
}

/**
 * The addresses under which a document was published before, so that old links still lead to it.
 * `published` is what readers see now, `next` what is about to be published.
 */
export function keptSlugs(published: SluggedDocument | null | undefined, next: SluggedDocument): string[] {
  const kept = [...(next.previousSlugs ?? []), ...(published?.previousSlugs ?? []), published?.slug?.current]
  const current = next.slug?.current
  return [...new Set(kept.flatMap((slug) => (slug && slug !== current ? [slug] : [])))]
}

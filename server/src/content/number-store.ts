import type {NumberStore} from '@bfl/schemas/domain/numbers'
import type {SanityClient} from '@sanity/client'

/** The lake as the giving of numbers sees it. */
export function numberStore(writer: SanityClient): NumberStore {
  return {
    fetch: (query, params, options) => writer.fetch(query, params, options),
    mutate: (mutations) => writer.mutate(mutations),
  }
}

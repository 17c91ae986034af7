import {createClient} from '@sanity/client'

import type {Product} from './product.ts'

/** Writes content as an editor's own program would. */
export function lakeClient(product: Product) {
  const {sanity} = product.credentials()
  return createClient({
    ...sanity,
    token: sanity.writeToken,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
  })
}

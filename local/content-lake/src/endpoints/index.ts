import {assetEndpoints, assetServingEndpoints} from '#endpoints/assets/index.ts'
import {authEndpoints} from '#endpoints/auth/index.ts'
import {dataEndpoints} from '#endpoints/data/index.ts'
import {projectEndpoints} from '#endpoints/projects/index.ts'
import {studioEndpoints} from '#endpoints/studio/index.ts'
import {userEndpoints} from '#endpoints/users/index.ts'
import type {Endpoint} from '#http/endpoint.ts'

export const endpoints: readonly Endpoint[] = [
  ...dataEndpoints,
  ...assetEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...projectEndpoints,
  ...studioEndpoints,
]

/** Asset addresses are stored in documents for good, so they carry no version. */
export const unversionedEndpoints: readonly Endpoint[] = assetServingEndpoints

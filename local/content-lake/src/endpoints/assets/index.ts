import type {Endpoint} from '#http/endpoint.ts'

import {
  serveFileEndpoint,
  serveImageEndpoint,
  serveNamedFileEndpoint,
  serveNamedImageEndpoint,
} from './serve.ts'
import {uploadFileEndpoint, uploadImageEndpoint} from './upload.ts'

export const assetEndpoints: readonly Endpoint[] = [uploadImageEndpoint, uploadFileEndpoint]

export const assetServingEndpoints: readonly Endpoint[] = [
  serveImageEndpoint,
  serveNamedImageEndpoint,
  serveFileEndpoint,
  serveNamedFileEndpoint,
]

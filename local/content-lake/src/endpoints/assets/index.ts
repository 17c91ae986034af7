import type {Endpoint} from '#http/endpoint.ts'

export const assetEndpoints: readonly Endpoint[] = []

export const assetServingEndpoints: readonly Endpoint[] = []
